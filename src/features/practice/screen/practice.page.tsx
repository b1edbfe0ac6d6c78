import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { practiceQuery } from './practice-query.ts';
import { practiceDate } from './practice-date.ts';
import { PracticeScreen } from './practice-screen.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';

/** Loads the day of a signed-in user, on the server after the session, so that the first HTML is complete. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const date = practiceDate(new URL(request.url).searchParams);
  if (await loadIfPossible(page, sessionQuery)) await load(page, practiceQuery(date));
  return {
    title: 'Practice',
    description: 'Call the games of past days with what was known that morning, and see at once how you did.',
  };
}

export { PracticeScreen as Component };
