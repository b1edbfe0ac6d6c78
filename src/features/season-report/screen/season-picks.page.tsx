import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { pickReportQuery, SeasonPicksScreen } from './season-picks-screen.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';

/** Loads the report of a signed-in user, on the server after the session, so that the first HTML is complete. */
export async function loader({ context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  if (await loadIfPossible(page, sessionQuery)) await load(page, pickReportQuery);
  return {
    title: 'My season',
    description: 'The standings if your picks had come true, and the clubs that you lean to.',
  };
}

export { SeasonPicksScreen as Component };
