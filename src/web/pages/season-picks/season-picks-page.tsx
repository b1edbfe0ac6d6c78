import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { sessionQuery } from '../../api/queries/session.ts';
import { pickReportQuery, SeasonPicksScreen } from '../../features/season-picks/season-picks-screen.tsx';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';

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
