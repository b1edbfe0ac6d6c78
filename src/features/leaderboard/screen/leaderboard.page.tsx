import { useQuery } from '@tanstack/react-query';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { ReportPanel } from '#features/admin/screen/report-panel.tsx';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import { searchOf } from '#platform/api/browser/paths.ts';
import { confidenceBoardQuery, housePlayersQuery, leaderboardQuery, skillQuery } from '../queries.ts';
import { boardHead, confidenceHead, parseBoardParams, skillHead } from './board-params.ts';
import { ConfidenceLeaderboard } from './confidence-leaderboard.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { SkillLeaderboard } from './skill-leaderboard.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const house = loadIfPossible(page, housePlayersQuery);
  const place = parseBoardParams(search);
  if (place.board === 'confidence') {
    await Promise.all([load(page, confidenceBoardQuery), house]);
    return confidenceHead;
  }
  if (place.board === 'skill') {
    await Promise.all([load(page, skillQuery(place)), house]);
    return skillHead;
  }
  const [shown] = await Promise.all([load(page, leaderboardQuery(place)), house]);
  return boardHead(place.period ?? shown?.period ?? 'season');
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
      <SkillLeaderboard />
      <ReportPanel usernames={(data?.rows ?? []).map(({ username }) => username)} />
    </>
  );
}

function ConfidenceBoard() {
  const { data } = useQuery(confidenceBoardQuery);
  return (
    <>
      <ConfidenceLeaderboard />
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
