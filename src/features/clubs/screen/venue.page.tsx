import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { loadDefaultTeam, useDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { isClubId } from '#rules/baseball/teams/is-club-id.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { searchOf } from '#platform/api/browser/paths.ts';
import { parkRunsQuery, parksQuery } from '../queries.ts';
import { VenueScreen } from './parks/venue-screen.tsx';

/** The club of an address whose park is shown. */
function parseTeam(search: URLSearchParams, defaultTeam: number): number {
  const { team = defaultTeam } = searchOf('venue', search);
  return isClubId(team) ? team : defaultTeam;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const team = parseTeam(new URL(request.url).searchParams, await loadDefaultTeam(page));
  const [list] = await Promise.all([load(page, parksQuery), loadIfPossible(page, parkRunsQuery)]);
  const park = list?.parks.find(({ team: { id } }) => id === team)?.name;
  return {
    title: park === undefined ? 'Venue' : `Venue: ${park}`,
    description: `${park ?? 'The ballparks'}, home of the ${clubNamesOf(team)?.name ?? 'club'}: dimensions, surface, roof and how many runs are scored there.`,
  };
}

function VenuePage() {
  const [search] = useSearchParams();
  return <VenueScreen team={parseTeam(search, useDefaultTeam())} />;
}

export { VenuePage as Component };
