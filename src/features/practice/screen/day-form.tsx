import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Practice } from '../contract.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { DayInput } from '#ui/form/day-input.tsx';
import styles from './practice-day.module.css';
import { Button } from '#ui/button.tsx';

/** A date field for the days that can be practiced. */
export function DayForm({ seasons, date }: { seasons: Practice['seasons']; date: string | undefined }) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <form method="get" action={paths.practice()} className={styles.form}>
      <label htmlFor={id} className={date === undefined ? undefined : 'visually-hidden'}>
        Any other day
      </label>
      <DayInput
        id={id}
        name="date"
        value={date}
        min={seasons.at(-1)?.firstDay}
        max={seasons[0]?.lastDay}
        onPick={(day) => void navigate(paths.practice({ date: day }), { preventScrollReset: true })}
        className={controls.field}
        required
      />
      <Button type="submit" className="needs-no-script">
        Go
      </Button>
    </form>
  );
}
