import { useId, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { earliestTransactionDay } from '#domain/transactions/earliest-day.ts';
import styles from './transactions-panel.module.css';

type SinceFormProps = { date: string; today: string };

/** From which day on; the rest of the address stays. */
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
      {others.map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
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
