import { useId, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Standings } from '#contract/standings.ts';
import { useLeague } from '../../../api/queries/league.ts';
import { Link } from '../../../ui/link.tsx';
import controls from '../../../ui/controls.module.css';
import styles from './day-form.module.css';

/** The address with another day, or without a day. */
function withDay(pathname: string, others: readonly [string, string][], date: string | null): string {
  const search = new URLSearchParams([...others, ...(date === null ? [] : [['date', date]])]).toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/** Selects the day at whose end the standings are shown. The day is part of the address. */
export function DayForm({ standings: { season, date, firstDay, lastDay } }: { standings: Standings }) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const today = useLeague()?.today;
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'date');
  const newest = [lastDay ?? `${season}-12-31`, today ?? ''].filter((day) => day !== '').toSorted()[0];
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get('date');
    if (typeof day === 'string') void navigate(withDay(pathname, others, day || null), { preventScrollReset: true });
  };
  return (
    <form method="get" action={pathname} className={styles.form} onSubmit={go}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>At the end of</label>
      <input
        className={controls.field}
        id={id}
        key={date ?? ''}
        type="date"
        name="date"
        defaultValue={date ?? ''}
        min={firstDay ?? undefined}
        max={newest}
      />
      <button type="submit" className={controls.button}>
        Go
      </button>
      {date !== null && (
        <Link to={withDay(pathname, others, null)} className={styles.newest} preventScrollReset>
          Newest
        </Link>
      )}
    </form>
  );
}
