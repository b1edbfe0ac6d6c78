import { useId } from 'react';
import { earliestTransactionDay } from '#domain/transactions/earliest-day.ts';
import { AddressForm } from '../../../ui/form/address-form.tsx';
import { useAddressParam } from '../../../ui/form/use-address-param.ts';
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
    </AddressForm>
  );
}
