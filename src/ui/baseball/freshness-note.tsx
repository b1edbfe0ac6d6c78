import type { Freshness } from '#platform/api/input-schemas.ts';
import { Text } from '#ui/kit/text.tsx';
import { clockText, dayInZone, dayText, leagueZone, useViewerZone } from '#ui/kit/time-text.ts';
import styles from './freshness-note.module.css';

/** 'Updated 12 s ago'. `now` and `asOf` are epoch ms of the same clock. */
function ageText(asOf: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - asOf) / 1000));
  if (seconds < 60) return `Updated ${seconds} s ago`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `Updated ${minutes} min ago` : `Updated ${Math.round(minutes / 60)} h ago`;
}

type FreshnessNoteProps = { freshness: Freshness; now: number };

/** The age of the data on the screen, and a note when the league cannot be reached. */
export function FreshnessNote({ freshness, now }: FreshnessNoteProps) {
  const zone = useViewerZone() ?? leagueZone;
  if (!freshness.isStale)
    return (
      <Text as="p" size="xs">
        {ageText(freshness.asOf, now)}
      </Text>
    );
  const day = dayInZone(freshness.asOf, zone);
  const time = clockText(freshness.asOf, zone);
  const from = day === dayInZone(now, zone) ? time : `${time} on ${dayText(day)}`;
  return (
    <p className={styles.stale} role="status">
      {freshness.isPartial
        ? 'The league’s data service does not send the details of this game; this is its schedule, from'
        : 'The league’s data service is not responding; this is from'}{' '}
      {from}.
    </p>
  );
}
