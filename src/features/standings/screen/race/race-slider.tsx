import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Slider } from '#ui/form/slider.tsx';
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
  const date = days[day] ?? '';
  const text = dayText(date);
  const { season, level, team } = params;
  const to = paths.standings({ season, date, level: level === 1 ? undefined : level, team: team ?? undefined });
  return (
    <div className={`${styles.strip ?? ''} needs-script`} data-race>
      <Slider
        label="Charts through"
        text={text}
        className={controls.target}
        min={0}
        max={days.length - 1}
        value={day}
        onPick={(place) => onPick(days[place] ?? date)}
      />
      <b>{text}</b>
      <Link to={to} preventScrollReset className={classNames(controls.target, styles.day)}>
        Show the tables of this day
      </Link>
    </div>
  );
}
