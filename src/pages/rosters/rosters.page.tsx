import type { LoaderFunctionArgs } from 'react-router';
import { loadDefaultTeam } from '#features/accounts/queries/session.ts';
import { FollowList } from '#features/followed-players/screen/follow-star.tsx';
import { seasonsQuery } from '#features/league/queries.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import type { clubCalendar } from '#features/sharing/contract.ts';
import { standingsQuery } from '#features/standings/queries.ts';
import { StandingsPanel } from '#features/standings/screen/standings-panel.tsx';
import { transactionsQuery } from '#features/transactions/queries.ts';
import { parseTransactionsParams } from '#features/transactions/screen/transaction-table.tsx';
import { describeInvalidDay, TransactionsPanel } from '#features/transactions/screen/transactions-panel.tsx';
import { callUrl } from '#platform/page/call.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { rosterHead, parseRosterParams } from './roster-params.ts';
import { DepthField, type PanelsProps, RosterScreen, teamRosterQuery } from './roster-screen.tsx';
import controls from '#ui/kit/controls.module.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const defaultTeam = await loadDefaultTeam(page);
  const place = parseRosterParams(search, defaultTeam);
  const { from } = parseTransactionsParams(search, defaultTeam);
  const [roster] = await Promise.all([
    load(page, teamRosterQuery(place)),
    place.type === 'depthChart' && DepthField.load(),
    describeInvalidDay(from) === null && loadIfPossible(page, transactionsQuery({ team: place.team, from })),
    loadIfPossible(page, standingsQuery({ season: place.season })),
    loadIfPossible(page, teamsQuery()),
    loadIfPossible(page, seasonsQuery),
  ]);
  return rosterHead(roster?.team.name ?? clubNamesOf(place.team)?.name);
}

/** The recent transactions of the team and the standings of its division. */
function RosterPanels({ team, clubId, season }: PanelsProps) {
  const [search] = useSearchParams();
  const { from } = parseTransactionsParams(search, team);
  return (
    <>
      <div>
        <TransactionsPanel place={{ team, from }} />
        <Link to={paths.transactions({ team, from })} className={controls.linkRow}>
          Transactions by kind
        </Link>
      </div>
      <div>
        <Panel id="standings" title="Standings">
          <StandingsPanel teamId={clubId} season={season} />
        </Panel>
        <Link to={paths.standings({ team: clubId, season })} className={controls.linkRow}>
          Standings in full, with the races
        </Link>
        {team === clubId && (
          <p>
            <a
              href={callUrl<typeof clubCalendar>('/api/teams/:teamId/games.ics', { params: { teamId: team } })}
              className={controls.linkRow}
            >
              Games as a calendar
            </a>
          </p>
        )}
      </div>
    </>
  );
}

function RostersPage() {
  return <RosterScreen Panels={RosterPanels} FollowList={FollowList} />;
}

export { RostersPage as Component };
