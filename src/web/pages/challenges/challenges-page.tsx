import type { LoaderFunctionArgs } from 'react-router';
import { load, loadIfPossible } from '../../api/load.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { challengesQuery, ChallengesScreen } from '../../features/challenges/challenges-screen.tsx';
import { challengesHead } from '../../features/challenges/challenges-text.ts';
import { pageContext } from '../../page-context.ts';
import { searchOf } from '../../paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const selection = searchOf('challenges', new URL(request.url).searchParams);
  await Promise.all([load(page, challengesQuery(selection)), loadIfPossible(page, seasonsQuery)]);
  return challengesHead(selection);
}

export { ChallengesScreen as Component };
