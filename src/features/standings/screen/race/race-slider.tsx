import { useId } from 'react';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import { dayText } from '#ui/time/time-text.ts';
import type { StandingsParams } from '../standings-params.ts';
import styles from '../standings-screen.module.css';

type RaceSliderProps = {
  days: readonly string[];
  /** index of the last day that the charts draw */
  day: number;
  params: StandingsParams;
  onPick: (date: string) => void;
};

/** A slider that selects the last day of the race charts. */
export function RaceSlider({ days, day, params, onPick }: RaceSliderProps) {
  const id = useId();
  const date = days[day] ?? '';
  const text = dayText(date);
  const { season, level, team } = params;
  const to = paths.standings({ season, date, level: level === 1 ? undefined : level, team: team ?? undefined });
  return (
    <div className={`${styles.strip ?? ''} needs-script`} data-race>
      <label htmlFor={id}>Replay through</label>
      <input
        id={id}
        className={controls.target}
        type="range"
        min={0}
        max={days.length - 1}
        value={day}
        aria-valuetext={text}
        onChange={(event) => onPick(days[event.target.valueAsNumber] ?? date)}
      />
      <Link to={to} preventScrollReset className={classNames(controls.target, styles.day)}>
        {text}
      </Link>
    </div>
  );
}
