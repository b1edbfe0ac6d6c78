import type { LoaderFunctionArgs } from 'react-router';
import { ReportPanel } from '#features/admin/screen/report-panel.tsx';
import {
  confidenceBoardQuery,
  housePlayersQuery,
  leaderboardQuery,
  skillQuery,
} from '#features/leaderboard/queries.ts';
import { boardHead, confidenceHead, skillHead } from '#features/leaderboard/screen/board-params.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { ConfidenceLeaderboard } from './confidence-leaderboard.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { SkillLeaderboard } from './skill-leaderboard.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const house = loadIfPossible(page, housePlayersQuery);
  const place = searchOf('leaderboard', search);
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

function LeaderboardPage() {
  const [search] = useSearchParams();
  const { board } = searchOf('leaderboard', search);
  if (board === 'confidence') return <ConfidenceLeaderboard Report={ReportPanel} />;
  return board === 'skill' ? <SkillLeaderboard Report={ReportPanel} /> : <Leaderboard Report={ReportPanel} />;
}

export { LeaderboardPage as Component };
