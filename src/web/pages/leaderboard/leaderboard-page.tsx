import { useQuery } from '@tanstack/react-query';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useCall } from '../../api/call-context.ts';
import { load } from '../../api/load.ts';
import { leaderboardQuery } from '../../api/queries/leaderboard.ts';
import { boardHead, parseBoardParams } from '../../features/leaderboard/board-params.ts';
import { Leaderboard } from '../../features/leaderboard/leaderboard.tsx';
import { ReportPanel } from '../../features/moderation/report-panel.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const place = parseBoardParams(new URL(request.url).searchParams);
  await load(page, leaderboardQuery(page.call, place));
  return boardHead(place);
}

function LeaderboardPage() {
  const [search] = useSearchParams();
  const { data } = useQuery(leaderboardQuery(useCall(), parseBoardParams(search)));
  return (
    <>
      <Leaderboard />
      <ReportPanel usernames={(data?.rows ?? []).map(({ username }) => username)} />
    </>
  );
}

export { LeaderboardPage as Component };
