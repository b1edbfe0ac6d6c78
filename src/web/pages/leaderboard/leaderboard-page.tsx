import type { LoaderFunctionArgs } from 'react-router';
import { load } from '../../api/load.ts';
import { leaderboardQuery } from '../../api/queries/leaderboard.ts';
import { boardHead, parseBoardParams } from '../../features/leaderboard/board-params.ts';
import { Leaderboard } from '../../features/leaderboard/leaderboard.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const place = parseBoardParams(new URL(request.url).searchParams);
  await load(page, leaderboardQuery(page.call, place));
  return boardHead(place);
}

export { Leaderboard as Component };
