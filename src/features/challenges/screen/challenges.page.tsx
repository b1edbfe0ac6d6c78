import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { challengesQuery, ChallengesScreen } from './challenges-screen.tsx';
import { challengesHead } from './challenges-text.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import { searchOf } from '#platform/api/browser/paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const selection = searchOf('challenges', new URL(request.url).searchParams);
  await Promise.all([load(page, challengesQuery(selection)), loadIfPossible(page, seasonsQuery)]);
  return challengesHead(selection);
}

export { ChallengesScreen as Component };
