import type { GameView } from '#rules/baseball/game/model.ts';
import { formatTimeLeft } from '#ui/time/format-time-left.ts';
import { Time } from '#ui/time/time.tsx';
import { dayInZone, dayText, leagueZone } from '#ui/time/time-text.ts';
import { useViewerZone } from '#ui/time/viewer-zone.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import styles from './preview.module.css';

function Countdown({ startsAt }: { startsAt: number }) {
  const now = useLeagueNow(1000);
  const countdown = now === null || startsAt <= now ? null : formatTimeLeft(startsAt - now);
  return (
    <p key={countdown} className={styles.countdown}>
      {countdown === null ? 'First pitch any moment' : `First pitch in ${countdown}`}
    </p>
  );
}

/** The start time in the viewer's zone and the park's, the viewer's day, and a countdown. */
export function StartTime({ view }: { view: GameView }) {
  const { startsAt, status, officialDate, venue } = view;
  const viewerZone = useViewerZone();
  const isKnown = startsAt !== null && !status.startTimeTbd;
  return (
    <div className={styles.start}>
      <p key={viewerZone} className={styles.time}>
        {isKnown ? <Time at={startsAt} parkZone={venue.timeZone} /> : 'TBD'}
      </p>
      <p className={styles.day}>
        {dayText(isKnown ? dayInZone(startsAt, viewerZone ?? leagueZone) : officialDate)}
        {view.doubleHeaderGame && `, game ${view.doubleHeaderGame} of two`}
      </p>
      {isKnown && <Countdown startsAt={startsAt} />}
    </div>
  );
}
