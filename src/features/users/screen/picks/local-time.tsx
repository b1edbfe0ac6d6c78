import { clockText, dayInZone, dateParts, leagueZone } from '#ui/time/time-text.ts';
import { useViewerZone } from '#ui/time/viewer-zone.ts';

/** 'July 18, 6:50 PM' in the viewer's time zone, or in the league's zone until the browser has reported it. */
export function LocalTime({ at }: { at: number }) {
  const zone = useViewerZone() ?? leagueZone;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {dateParts(dayInZone(at, zone)).monthAndDay}, {clockText(at, zone)}
    </time>
  );
}
