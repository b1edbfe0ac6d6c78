import { useId } from 'react';
import type { Standings } from '../../contract.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { Link } from '#ui/link.tsx';
import { AddressForm } from '#ui/form/address-form.tsx';
import { DayInput } from '#ui/form/day-input.tsx';
import { useAddressParam } from '#ui/form/use-address-param.ts';
import controls from '#ui/controls.module.css';
import styles from './day-form.module.css';
import { Button } from '#ui/button.tsx';

/** Selects the day at whose end the standings are shown. The day is part of the address. */
export function DayForm({ standings: { season, date, firstDay, lastDay } }: { standings: Standings }) {
  const id = useId();
  const param = useAddressParam('date');
  const today = useLeague()?.today;
  const newest = [lastDay ?? `${season}-12-31`, today ?? ''].filter((day) => day !== '').toSorted()[0];
  return (
    <AddressForm param={param} className={styles.form} onSubmit={param.submit}>
      <label htmlFor={id}>Standings as of</label>
      <DayInput
        className={controls.field}
        id={id}
        name="date"
        value={date ?? ''}
        onPick={param.choose}
        min={firstDay ?? undefined}
        max={newest}
      />
      <Button type="submit" className="needs-no-script">
        Go
      </Button>
      {date !== null && (
        <Link to={param.addressOf(null)} className={styles.newest} preventScrollReset>
          Newest
        </Link>
      )}
    </AddressForm>
  );
}
