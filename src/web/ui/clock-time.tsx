import { clockText, leagueZone, zoneText } from './time-text.ts';
import { useViewerZone } from './viewer-zone.ts';
import styles from './clock-time.module.css';

type ClockTimeProps = {
  /** epoch ms (UTC) */
  at: number;
  /** the park's IANA zone, to tell its time beside the viewer's where they differ */
  parkZone?: string | null;
};

/** An instant in the viewer's zone (the league's, named, until the browser has said which). */
export function ClockTime({ at, parkZone = null }: ClockTimeProps) {
  const viewerZone = useViewerZone();
  const text = clockText(at, viewerZone ?? leagueZone);
  const parkText = parkZone === null ? text : clockText(at, parkZone);
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>
        {text}
        {viewerZone === null && <span className={styles['zone']}> {zoneText(at, leagueZone)}</span>}
      </time>
      {parkText !== text && <span className={styles['park']}> · {parkText} at the park</span>}
    </>
  );
}
