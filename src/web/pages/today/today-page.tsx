import type { LoaderFunctionArgs } from 'react-router';
import { load } from '../../api/load.ts';
import { gamesQuery } from '../../api/queries/games.ts';
import { TodaysGames } from '../../features/today/todays-games.tsx';
import { dayAndLevelOf, todayHead } from '../../features/today/day-and-level.ts';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = dayAndLevelOf(new URL(request.url).searchParams);
  await load(page, gamesQuery(page.call, search));
  return todayHead(search);
}

export { TodaysGames as Component };
