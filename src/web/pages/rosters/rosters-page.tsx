import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import { loadDefaultTeam } from '../../api/default-team.ts';
import { load, loadIfPossible } from '../../api/load.ts';
import { teamRosterQuery } from '../../api/queries/rosters.ts';
import { seasonsQuery } from '../../api/queries/seasons.ts';
import { teamsQuery } from '../../api/queries/teams.ts';
import { transactionsQuery } from '../../api/queries/transactions.ts';
import { rosterHead, rosterPlaceOf } from '../../features/roster/roster-place.ts';
import { RosterScreen } from '../../features/roster/roster-screen.tsx';
import { transactionsPlaceOf } from '../../features/transactions/transactions-place.ts';
import { TransactionsPanel } from '../../features/transactions/transactions-panel.tsx';
import { pageContext } from '../../page-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const defaultTeam = await loadDefaultTeam(page);
  const place = rosterPlaceOf(search, defaultTeam);
  const { from } = transactionsPlaceOf(search, defaultTeam);
  const roster = teamRosterQuery(page.call, place);
  await Promise.all([
    load(page, roster),
    loadIfPossible(page, transactionsQuery(page.call, { team: place.team, from })),
    loadIfPossible(page, teamsQuery(page.call)),
    loadIfPossible(page, seasonsQuery(page.call)),
  ]);
  return rosterHead(page.queryClient.getQueryData(roster.queryKey)?.team.name ?? clubNamesOf(place.team)?.name);
}

/** What has happened to the team lately, beside its roster. */
function Panels({ team }: { team: number }) {
  const [search] = useSearchParams();
  return <TransactionsPanel place={{ team, from: transactionsPlaceOf(search, team).from }} />;
}

function RostersPage() {
  return <RosterScreen Panels={Panels} />;
}

export { RostersPage as Component };
