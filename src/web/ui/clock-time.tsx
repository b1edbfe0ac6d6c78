import { clockText, leagueZone, zoneText } from './time-text.ts';
import { useViewerZone } from './viewer-zone.ts';
import styles from './clock-time.module.css';

type ParkTimeProps = { at: number; zone: string | null };

/** The park's own time, where it differs from the viewer's. */
export function ParkTime({ at, zone }: ParkTimeProps) {
  const viewerText = clockText(at, useViewerZone() ?? leagueZone);
  const parkText = zone === null ? viewerText : clockText(at, zone);
  return parkText === viewerText ? null : <span className={styles.park}>{parkText} at the park</span>;
}

type ClockTimeProps = {
  /** epoch ms (UTC) */
  at: number;
  /** the park's IANA zone, to tell its time on a second line where it differs */
  parkZone?: string | null;
};

/** An instant in the viewer's zone; in the league's, named, until the browser has said which. */
export function ClockTime({ at, parkZone = null }: ClockTimeProps) {
  const viewerZone = useViewerZone();
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>
        {clockText(at, viewerZone ?? leagueZone)}
        {viewerZone === null && <span className={styles.zone}> {zoneText(at, leagueZone)}</span>}
      </time>
      {parkZone !== null && (
        <span className={styles.line}>
          <ParkTime at={at} zone={parkZone} />
        </span>
      )}
    </>
  );
}
