import type { ComponentType } from 'react';
import type { Connection } from '#features/games/queries/game-stream.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import type { Freshness } from '#platform/api/input-schemas.ts';
import { useViewerClock } from '#platform/page/viewer-store.ts';
import { isPresent } from '#rules/viewer/viewer.ts';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import styles from './scoreboard.module.css';

const connectionText: Record<Connection, string> = {
  connecting: 'Connecting',
  live: 'Live, pitch by pitch',
  polling: 'Updates every 10 s; 4 other tabs are live',
  reconnecting: 'Reconnecting',
};

type Props = {
  connection: Connection;
  freshness: Freshness;
  /** the game is interrupted: the page is current, but nothing is live */
  isInterrupted: boolean;
  isUnderReview: boolean;
  /** says how far the viewer is behind, or something else instead */
  BehindNote: ComponentType<{ isInPage: boolean; instead: string | null }>;
};

/**
 * The state of the connection, or while a call is under review this fact, or how far the viewer is behind; also the age of the data when
 * the upstream fails or nothing arrives.
 */
export function FreshnessLine({ connection, freshness, isInterrupted, isUnderReview, BehindNote }: Props) {
  const now = useLeagueNow(5000);
  const clock = useViewerClock();
  const isLost = connection === 'reconnecting';
  const review = isUnderReview && !isLost;
  const state = review
    ? 'Under review'
    : isInterrupted && connection === 'live'
      ? 'Updates by itself'
      : connectionText[connection];
  // one line for all, because a line that appears would move the page
  return (
    <>
      <div
        key={isPresent(clock) ? state : 'behind'}
        className={styles.freshness}
        data-connection={isPresent(clock) ? connection : 'behind'}
        data-review={review || undefined}
      >
        {isPresent(clock) ? (
          <p>
            <span className="needs-script">{state}</span>
            <span className="needs-no-script">{review ? state : 'Reload the page for updates.'}</span>
          </p>
        ) : (
          <BehindNote isInPage instead={review || isLost ? state : null} />
        )}
        {isLost && clock.heldAt === null && !freshness.isStale && now !== null && (
          <FreshnessNote freshness={freshness} now={now} />
        )}
      </div>
      {freshness.isStale && <FreshnessNote freshness={freshness} now={now ?? freshness.asOf} />}
    </>
  );
}

/** In a replay, instead of the state of the connection. */
export function ReplayLine() {
  return (
    <p className={styles.freshness} data-connection="behind">
      Replay, not live
    </p>
  );
}
