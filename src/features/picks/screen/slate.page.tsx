import type { LoaderFunctionArgs } from 'react-router';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { picksQuery } from '../queries.ts';
import { Slate } from './slate.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  await Promise.all([load(page, todaysGamesQuery), loadIfPossible(page, picksQuery())]);
  return { title: 'Pick all open games', description: 'The open games of the day, one after the other: one tap each.' };
}

export { Slate as Component };
