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
import { boardHead, confidenceHead, parseBoardParams, skillHead } from '../../features/leaderboard/board-params.ts';
import { Leaderboard } from '../../features/leaderboard/leaderboard.tsx';
import { ReportPanel } from '../../features/moderation/report-panel.tsx';
import { type PageContext, pageContext } from '../../page-context.ts';
import { searchOf } from '../../paths.ts';
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
  const place = parseBoardParams(search);
  if (place.board === 'confidence') {
    await Promise.all([load(page, confidenceBoardQuery), confidencePart.preload(), house]);
    return confidenceHead;
  }
  if (place.board === 'skill') {
    await Promise.all([load(page, skillQuery(place)), skillPart.preload(), house]);
    return skillHead;
  }
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
  const { data } = useQuery(skillQuery(searchOf('leaderboard', search)));
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
  const { board } = searchOf('leaderboard', search);
  if (board === 'confidence') return <ConfidenceBoard />;
  return board === 'skill' ? <SkillBoard /> : <ScoreBoard />;
}

export { LeaderboardPage as Component };
