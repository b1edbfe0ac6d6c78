import { useSearchParams } from 'react-router';
import { StandingsPanel } from '../../features/standings/standings-panel.tsx';
import { transactionsPlaceOf } from '../../features/transactions/transactions-place.ts';
import { TransactionsPanel } from '../../features/transactions/transactions-panel.tsx';
import styles from './roster-panels.module.css';

export type PanelsProps = { team: number; clubId: number; season: string | undefined };

/** What has happened to the team lately, and where its club stands. */
export function RosterPanels({ team, clubId, season }: PanelsProps) {
  const [search] = useSearchParams();
  return (
    <>
      <TransactionsPanel place={{ team, from: transactionsPlaceOf(search, team).from }} />
      <section aria-labelledby="standings" className={styles['standings']}>
        <h2 id="standings">Standings</h2>
        <StandingsPanel teamId={clubId} season={season} />
      </section>
    </>
  );
}
