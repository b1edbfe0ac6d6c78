import { classNames } from './class-names.ts';
import { clockText, leagueZone, leagueZoneName, weekdayIfNot, useViewerZone } from './time-text.ts';
import styles from './time.module.css';

type ParkTimeProps = { at: number; zone: string | null };

/** The time in the zone of the park, if it differs from the zone of the browser. */
export function ParkTime({ at, zone }: ParkTimeProps) {
  const viewerText = clockText(at, useViewerZone() ?? leagueZone);
  const parkText = zone === null ? viewerText : clockText(at, zone);
  return parkText === viewerText ? null : <span className={styles.park}>{parkText} at the park</span>;
}

type ZoneNameProps = {
  /** epoch ms (UTC) */
  at: number;
  /** in a line that would break if it became longer: only without scripts */
  isTight?: boolean;
};

/** The name of the league's zone, until that of the browser is known. */
export function ZoneName({ at, isTight = false }: ZoneNameProps) {
  if (useViewerZone() !== null) return null;
  return <span className={classNames(styles.zone, isTight && 'needs-no-script')}>{` ${leagueZoneName(at)}`}</span>;
}

type TimeProps = ZoneNameProps & {
  /** IANA zone of the park; its time is added on a second line where it differs */
  parkZone?: string | null;
  /** YYYY-MM-DD: the day that the page names; another day of the viewer is before the time */
  day?: string;
};

/** A time in the zone of the browser: '7:10 PM', or 'Sun 12:20 AM'. Until that is known, the zone of the league is used and named. */
export function Time({ at, parkZone = null, day, isTight = false }: TimeProps) {
  const zone = useViewerZone() ?? leagueZone;
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>
        {weekdayIfNot(day, at, zone)}
        {clockText(at, zone)}
        <ZoneName at={at} isTight={isTight} />
      </time>
      {parkZone !== null && (
        <span className={styles.line}>
          <ParkTime at={at} zone={parkZone} />
        </span>
      )}
    </>
  );
}
