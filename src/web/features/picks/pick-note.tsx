import type { OwnPick } from '#contract/predictions.ts';
import { useLeagueNow } from '../../api/league-clock.ts';
import { clockText, leagueZone, zoneText } from '../../ui/time-text.ts';
import { useViewerZone } from '../../ui/viewer-zone.ts';
import styles from './pick-form.module.css';
import { leftText } from './pick-words.ts';

/** Time left until the lock by the league's clock. */
function Countdown({ lock }: { lock: number }) {
  const now = useLeagueNow(1_000);
  return now === null ? null : <b className={styles.left}>{leftText(lock - now)}</b>;
}

type LockNoteProps = { lock: number | null };

/** When picking closes. */
function LockNote({ lock }: LockNoteProps) {
  const viewerZone = useViewerZone();
  if (lock === null) return <>Locks when the game begins</>;
  const zone = viewerZone ?? leagueZone;
  return (
    <>
      Locks in <Countdown lock={lock} />, at {clockText(lock, zone)}
      {viewerZone === null && ` ${zoneText(lock, zone)}`}
    </>
  );
}

/** What stands, since when, and how long it may be changed. */
function Receipt({ saved, lock }: LockNoteProps & { saved: OwnPick }) {
  const viewerZone = useViewerZone();
  const zone = viewerZone ?? leagueZone;
  const zoneName = viewerZone === null ? ` ${zoneText(saved.changedAt, zone)}` : '';
  return (
    <>
      Saved {clockText(saved.changedAt, zone, { showsSeconds: true })}.{' '}
      {lock === null ? 'Change it until the game begins.' : `Change it until ${clockText(lock, zone)}${zoneName}.`}
    </>
  );
}

type PickNoteProps = LockNoteProps & { saved: OwnPick | undefined; onWithdraw(): void };

/** Beside the button: the lock with its countdown; once saved, the receipt and the way to take it back. */
export function PickNote({ saved, lock, onWithdraw }: PickNoteProps) {
  if (saved === undefined) {
    return (
      <p>
        <LockNote lock={lock} />
      </p>
    );
  }
  return (
    <div className={styles.receipt}>
      <p>
        <Receipt saved={saved} lock={lock} /> {lock !== null && <Countdown lock={lock} />}
      </p>
      <button type="button" className={styles.withdraw} onClick={onWithdraw}>
        Withdraw
      </button>
    </div>
  );
}
