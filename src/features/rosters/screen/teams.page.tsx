import type { LoaderFunctionArgs } from 'react-router';
import { loadIfPossible } from '#platform/api/browser/load.ts';
import { teamsQuery } from '../queries.ts';
import { parseLevel, TeamsScreen } from './teams-screen.tsx';
import { pageContext } from '#platform/api/browser/page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await loadIfPossible(page, teamsQuery({ level: parseLevel(new URL(request.url).searchParams) }));
  return {
    title: 'Select Team',
    description: 'The clubs of the major leagues, the minors and the colleges by division, each with its roster.',
  };
}

export { TeamsScreen as Component };
