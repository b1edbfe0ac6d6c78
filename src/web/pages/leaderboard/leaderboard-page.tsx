import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import {
  confidenceBoardQuery,
  housePlayersQuery,
  leaderboardQuery,
  skillQuery,
} from '../../api/queries/leaderboard.ts';
import { queriesOf } from '../../api/query.ts';
import { boardHead, parseBoardParams } from '../../features/leaderboard/board-params.ts';
import { Leaderboard } from '../../features/leaderboard/leaderboard.tsx';
import { confidenceHead, isConfidenceBoard } from '../../features/leaderboard/confidence-params.ts';
import { isSkillBoard, parseSkillParams, skillHead } from '../../features/leaderboard/skill-params.ts';
import { ReportPanel } from '../../features/moderation/report-panel.tsx';
import { type PageContext, pageContext } from '../../page-context.ts';
import { createLazyPart } from '../../ui/lazy-part.ts';

const skillPart = createLazyPart(
  async () => (await import('../../features/leaderboard/skill-leaderboard.tsx')).SkillLeaderboard,
);

const confidencePart = createLazyPart(
  async () => (await import('../../features/leaderboard/confidence-leaderboard.tsx')).ConfidenceLeaderboard,
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const house = loadIfPossible(page, housePlayersQuery);
  if (isConfidenceBoard(search)) {
    await Promise.all([load(page, confidenceBoardQuery), confidencePart.preload(), house]);
    return confidenceHead;
  }
  if (isSkillBoard(search)) {
    await Promise.all([load(page, skillQuery(parseSkillParams(search))), skillPart.preload(), house]);
    return skillHead;
  }
  const place = parseBoardParams(search);
  await Promise.all([load(page, leaderboardQuery(place)), house]);
  return boardHead(place);
}

/** Loads the board of skill or of confidence before hydration, if it is shown. */
export async function ready({ queryClient }: PageContext): Promise<void> {
  const isLoaded = (route: `GET ${string}`) => queryClient.getQueriesData(queriesOf(route)).length > 0;
  if (isLoaded('GET /api/leaderboard/skill')) await skillPart.preload();
  if (isLoaded('GET /api/leaderboard/confidence')) await confidencePart.preload();
}

function ScoreBoard() {
  const [search] = useSearchParams();
  const { data } = useQuery(leaderboardQuery(parseBoardParams(search)));
  return (
    <>
      <Leaderboard />
      <ReportPanel usernames={(data?.rows ?? []).map(({ username }) => username)} />
    </>
  );
}

function SkillBoard() {
  const [search] = useSearchParams();
  const { data } = useQuery(skillQuery(parseSkillParams(search)));
  return (
    <>
      <Suspense>
        <skillPart.Part />
      </Suspense>
      <ReportPanel usernames={(data?.rows ?? []).map(({ username }) => username)} />
    </>
  );
}

function ConfidenceBoard() {
  const { data } = useQuery(confidenceBoardQuery);
  return (
    <>
      <Suspense>
        <confidencePart.Part />
      </Suspense>
      <ReportPanel usernames={(data?.rows ?? []).map(({ username }) => username)} />
    </>
  );
}

function LeaderboardPage() {
  const [search] = useSearchParams();
  if (isConfidenceBoard(search)) return <ConfidenceBoard />;
  return isSkillBoard(search) ? <SkillBoard /> : <ScoreBoard />;
}

export { LeaderboardPage as Component };
