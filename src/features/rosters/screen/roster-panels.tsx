import { useSearchParams } from 'react-router';
import { StandingsPanel } from '#features/standings/screen/standings-panel.tsx';
import { parseTransactionsParams } from '#features/transactions/screen/transactions-params.ts';
import { TransactionsPanel } from '#features/transactions/screen/transactions-panel.tsx';
import type { clubCalendar } from '#features/sharing/contract/calendars.ts';
import { callUrl } from '#platform/api/browser/call.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import controls from '#ui/controls.module.css';
import styles from './roster-panels.module.css';

export type PanelsProps = { team: number; clubId: number; season: string | undefined };

/** The recent transactions of the team and the standings of its division. */
export function RosterPanels({ team, clubId, season }: PanelsProps) {
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
        <section aria-labelledby="standings" className={styles.standings}>
          <h2 id="standings">Standings</h2>
          <StandingsPanel teamId={clubId} season={season} />
        </section>
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
