import { useId } from 'react';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { dayText } from '../../../ui/time-text.ts';
import type { StandingsPlace } from '../standings-place.ts';
import styles from './race-strip.module.css';

type RaceStripProps = {
  days: readonly string[];
  /** index of the last day that the charts draw */
  day: number;
  place: StandingsPlace;
  onPick: (date: string) => void;
};

/** A slider that selects the last day of the race charts. */
export function RaceStrip({ days, day, place, onPick }: RaceStripProps) {
  const id = useId();
  const date = days[day] ?? '';
  const text = dayText(date);
  const { season, level, team } = place;
  const to = paths.standings({ season, date, level: level === 1 ? undefined : level, team: team ?? undefined });
  return (
    <div className={`${styles.strip ?? ''} needs-script`}>
      <label htmlFor={id}>Run the races to</label>
      <input
        id={id}
        type="range"
        min={0}
        max={days.length - 1}
        value={day}
        aria-valuetext={text}
        onChange={(event) => onPick(days[event.target.valueAsNumber] ?? date)}
      />
      <Link to={to} preventScrollReset className={styles.day}>
        {text}
      </Link>
    </div>
  );
}
