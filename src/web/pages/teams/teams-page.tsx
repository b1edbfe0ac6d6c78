import type { LoaderFunctionArgs } from 'react-router';
import { loadIfPossible } from '../../api/load.ts';
import { teamsQuery } from '../../api/queries/teams.ts';
import { TeamsScreen } from '../../features/roster/teams-screen.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await loadIfPossible(page, teamsQuery(page.call));
  return { title: 'Select Team', description: 'The thirty major-league clubs by division, each with its roster.' };
}

export { TeamsScreen as Component };
