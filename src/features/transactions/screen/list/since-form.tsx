import { useId } from 'react';
import { earliestTransactionDay } from '../../rules/earliest-day.ts';
import { AddressForm } from '#ui/form/address-form.tsx';
import { DayInput } from '#ui/form/day-input.tsx';
import { useAddressParam } from '#ui/form/use-address-param.ts';
import styles from '../transactions-panel.module.css';

type SinceFormProps = { date: string; today: string };

const drops = ['until'];

/** Selects the first day. Keeps the other parameters of the address. */
export function SinceForm({ date, today }: SinceFormProps) {
  const id = useId();
  const param = useAddressParam('from', drops);
  return (
    <AddressForm param={param} className={styles.form} onSubmit={param.submit}>
      <label htmlFor={id}>Since</label>
      <DayInput
        id={id}
        name="from"
        value={date}
        onPick={param.choose}
        min={earliestTransactionDay < date ? earliestTransactionDay : date}
        max={today}
        required
      />
      <button type="submit" className="needs-no-script">
        Show
      </button>
    </AddressForm>
  );
}
