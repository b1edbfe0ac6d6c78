import type { ReactNode } from 'react';
import type { Freshness } from '#platform/api/freshness.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import type { Connection } from '../../../queries/watch-game.ts';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import styles from './scoreboard.module.css';

const connectionText: Record<Connection, string> = {
  connecting: 'Connecting',
  live: 'Live, pitch by pitch',
  polling: 'Reconnecting; checking every 10 s',
};

type Props = {
  connection: Connection;
  freshness: Freshness;
  isUnderReview: boolean;
  /** holds and delays the page */
  controls: ReactNode;
};

/** The state of the connection, or while a call is under review this fact; also the age of the data when the upstream fails. */
export function FreshnessLine({ connection, freshness, isUnderReview, controls }: Props) {
  const now = useLeagueNow(5000);
  return (
    <>
      {/* one line for both, because a line that appears would move the page */}
      {isUnderReview ? (
        <p className={styles.review}>Under review</p>
      ) : (
        <p key={connection} className={styles.line} data-connection={connection}>
          <span className="needs-script">{connectionText[connection]}</span>
          <span className="needs-no-script">Reload the page for updates.</span>
        </p>
      )}
      <div className={styles.viewer}>{controls}</div>
      {freshness.isStale && now !== null && <FreshnessNote freshness={freshness} now={now} />}
    </>
  );
}

/** In a replay, instead of the state of the connection. */
export function ReplayLine() {
  return <p className={styles.line}>Replay, not live</p>;
}
