import type { LoaderFunctionArgs } from 'react-router';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { loadDefaultTeam } from '#features/accounts/queries/default-team.ts';
import { load, loadIfPossible } from '#platform/api/browser/load.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { standingsQuery } from '#features/standings/queries.ts';
import { teamsQuery } from '../queries.ts';
import { transactionsQuery } from '#features/transactions/queries.ts';
import { rosterHead, parseRosterParams } from './roster-params.ts';
import { RosterScreen, teamRosterQuery } from './roster-screen.tsx';
import { parseTransactionsParams } from '#features/transactions/screen/transactions-params.ts';
import { pageContext } from '#platform/api/browser/page-context.ts';
import { RosterPanels } from './roster-panels.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const defaultTeam = await loadDefaultTeam(page);
  const place = parseRosterParams(search, defaultTeam);
  const { from } = parseTransactionsParams(search, defaultTeam);
  const [roster] = await Promise.all([
    load(page, teamRosterQuery(place)),
    loadIfPossible(page, transactionsQuery({ team: place.team, from })),
    loadIfPossible(page, standingsQuery({ season: place.season })),
    loadIfPossible(page, teamsQuery()),
    loadIfPossible(page, seasonsQuery),
  ]);
  return rosterHead(roster?.team.name ?? clubNamesOf(place.team)?.name);
}

function RostersPage() {
  return <RosterScreen Panels={RosterPanels} />;
}

export { RostersPage as Component };
