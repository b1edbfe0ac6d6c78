import { useViewerClock } from '#platform/page/viewer-store.ts';
import { useWaiting } from '#platform/page/waiting.ts';
import { unknownHold } from '#rules/viewer/viewer.ts';
import { clockText, readViewerZone } from '#ui/kit/time-text.ts';
import { useChangeClock } from './use-change-clock.ts';
import styles from './viewer-note.module.css';

const describeWaiting = (plays: number | null): string | null => {
  if (plays === null) return null;
  if (plays === 0) return 'Pitches waiting';
  return plays === 1 ? '1 play waiting' : `${plays} plays waiting`;
};

const describeHold = (heldAt: number): string =>
  heldAt === unknownHold ? 'Held' : `Held at ${clockText(heldAt, readViewerZone())}`;

/** `instead`: what a page says in place of how far a delayed viewer is behind */
export type ViewerNoteProps = { isInPage?: boolean; instead?: string | null };

/**
 * Says on every page to a viewer who does not see the newest state that it is so, with a button that ends it. One in a line of the page
 * hides that which is over every page.
 */
export function ViewerNote({ isInPage = false, instead = null }: ViewerNoteProps) {
  const { delay, heldAt } = useViewerClock();
  const { plays } = useWaiting();
  const { resume, setDelay } = useChangeClock();
  const waiting = heldAt === null ? null : describeWaiting(plays);
  return (
    <section
      className={isInPage ? styles.line : styles.note}
      aria-label="Updates"
      data-viewer-note={isInPage || undefined}
    >
      <p>
        {heldAt === null ? (instead ?? `${delay} s behind live`) : describeHold(heldAt)}
        {waiting !== null && <b>{waiting}</b>}
      </p>
      {heldAt === null ? (
        <button type="button" onClick={() => setDelay(0)}>
          Go live
        </button>
      ) : (
        <button type="button" onClick={resume}>
          Resume
        </button>
      )}
    </section>
  );
}
