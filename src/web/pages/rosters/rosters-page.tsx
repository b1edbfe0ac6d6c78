import type { LoaderFunctionArgs } from 'react-router';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import { loadDefaultTeam } from '../../api/default-team.ts';
import { load, loadIfPossible } from '../../api/load.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { standingsQuery } from '../../api/queries/standings.ts';
import { teamsQuery } from '../../api/queries/teams.ts';
import { transactionsQuery } from '../../api/queries/transactions.ts';
import { rosterHead, parseRosterParams } from '../../features/roster/roster-params.ts';
import { RosterScreen, teamRosterQuery } from '../../features/roster/roster-screen.tsx';
import { parseTransactionsParams } from '../../features/transactions/transactions-params.ts';
import { pageContext } from '../../page-context.ts';
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
