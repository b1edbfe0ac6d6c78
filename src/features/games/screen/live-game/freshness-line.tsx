import { useLeagueNow } from '#features/source/queries.ts';
import type { Freshness } from '#platform/api/input-schemas.ts';
import { useViewerClock } from '#platform/viewer/browser/viewer-store.ts';
import { useWaiting } from '#platform/viewer/browser/waiting.ts';
import { countOf } from '#rules/baseball/game/describe.ts';
import { FreshnessNote } from '#ui/freshness-note.tsx';
import { clockText, readViewerZone } from '#ui/time-text.ts';
import type { Connection } from '../../queries/watch-game.ts';
import styles from './scoreboard.module.css';

const connectionText: Record<Connection, string> = {
  connecting: 'Connecting',
  live: 'Live, pitch by pitch',
  polling: 'Updates every 10 s; 4 other tabs are live',
  reconnecting: 'Reconnecting',
};

/** 'Held at 7:48 PM · 2 plays behind', '30 s behind live'; null for a viewer who sees the newest state. */
function useBehindText(): string | null {
  const { delay, heldAt } = useViewerClock();
  const { plays } = useWaiting();
  if (heldAt === null) return delay === 0 ? null : `${delay} s behind live`;
  const held = `Held at ${clockText(heldAt, readViewerZone())}`;
  return plays ? `${held} · ${countOf(plays, 'play')} behind` : held;
}

type Props = { connection: Connection; freshness: Freshness; isUnderReview: boolean };

/**
 * How far the viewer is behind, else the state of the connection, or while a call is under review this fact; also the age of the
 * data when the upstream fails.
 */
export function FreshnessLine({ connection, freshness, isUnderReview }: Props) {
  const now = useLeagueNow(5000);
  const behind = useBehindText();
  // one line for all, because a line that appears would move the page
  return (
    <>
      {isUnderReview ? (
        <p className={styles.review}>Under review</p>
      ) : (
        <p
          key={behind ?? connection}
          className={styles.freshness}
          data-connection={behind === null ? connection : 'behind'}
        >
          <span className="needs-script">{behind ?? connectionText[connection]}</span>
          <span className="needs-no-script">Reload the page for updates.</span>
        </p>
      )}
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
