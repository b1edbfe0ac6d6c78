import { useId, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { earliestTransactionDay } from '#domain/transactions/earliest-day.ts';
import styles from '../transactions-panel.module.css';

type SinceFormProps = { date: string; today: string };

/** Selects the first day. Keeps the other parameters of the address. */
export function SinceForm({ date, today }: SinceFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(([key]) => key !== 'from' && key !== 'until');
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = new FormData(event.currentTarget).get('from');
    if (typeof from !== 'string') return;
    void navigate(`${pathname}?${new URLSearchParams([...others, ['from', from]])}`, { preventScrollReset: true });
  };
  return (
    <form method="get" action={pathname} className={styles.form} onSubmit={go}>
      {others.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={id}>Since</label>
      <input
        key={date}
        id={id}
        type="date"
        name="from"
        defaultValue={date}
        min={earliestTransactionDay < date ? earliestTransactionDay : date}
        max={today}
        required
      />
      <button type="submit">Show</button>
    </form>
  );
}
