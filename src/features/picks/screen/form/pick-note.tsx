import type { OwnPick } from '../../contract/predictions.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { formatTimeLeft } from '#ui/time/format-time-left.ts';
import { leagueZone, leagueZoneText } from '#ui/time/time-text.ts';
import { useViewerZone } from '#ui/time/viewer-zone.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './pick-form.module.css';
import { formatDayAndTime } from './pick-text.ts';

const minute = 60_000;

/** Time until the lock by the league's clock. */
function Countdown({ lock }: { lock: number }) {
  const now = useLeagueNow(1_000);
  return now === null ? null : <b className={styles.left}>{formatTimeLeft(lock - now)}</b>;
}

type LockNoteProps = { lock: number | null };

/** The lock time with a countdown, and with its day if that is not today. */
function LockNote({ lock }: LockNoteProps) {
  const viewerZone = useViewerZone();
  const now = useLeagueNow(minute);
  if (lock === null) return <>Locks when the game begins</>;
  const zone = viewerZone ?? leagueZone;
  return (
    <>
      Locks in <Countdown lock={lock} />,{' '}
      <span className={styles.time}>
        at {formatDayAndTime(lock, now, zone)}
        {viewerZone === null && ` ${leagueZoneText(lock)}`}
      </span>
    </>
  );
}

/** When the pick was saved, with the day if that is not today, and until when it can be changed. */
function SavedNote({ saved, lock }: LockNoteProps & { saved: OwnPick }) {
  const viewerZone = useViewerZone();
  const now = useLeagueNow(minute);
  const zone = viewerZone ?? leagueZone;
  const zoneName = viewerZone === null ? ` ${leagueZoneText(saved.changedAt)}` : '';
  return (
    <>
      Saved {formatDayAndTime(saved.changedAt, now, zone, { showsSeconds: true })}.{' '}
      {lock === null
        ? 'Change it until the game begins.'
        : `Change it until ${formatDayAndTime(lock, now, zone)}${zoneName}.`}
    </>
  );
}

type PickNoteProps = LockNoteProps & { saved: OwnPick | undefined; onWithdraw(): void };

/** The note next to the button: the lock time, or for a saved pick when it was saved and a button to withdraw it. */
export function PickNote({ saved, lock, onWithdraw }: PickNoteProps) {
  if (saved === undefined) {
    return (
      <p>
        <LockNote lock={lock} />
      </p>
    );
  }
  return (
    <div className={styles.saved}>
      <p>
        <SavedNote saved={saved} lock={lock} /> {lock !== null && <Countdown lock={lock} />}
      </p>
      <button type="button" className={classNames(controls.control, styles.withdraw)} onClick={onWithdraw}>
        Withdraw
      </button>
    </div>
  );
}
