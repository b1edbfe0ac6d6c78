import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { sessionQuery } from '../../api/queries/session.ts';
import { practiceQuery } from '../../features/practice/practice-query.ts';
import { practiceDate } from '../../features/practice/practice-date.ts';
import { PracticeScreen } from '../../features/practice/practice-screen.tsx';
import { pageContext } from '../../page-context.ts';
import type { PageHead } from '../../page-head.ts';

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
