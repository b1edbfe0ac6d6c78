import { useEffect, useId, useRef } from 'react';
import controls from '../controls.module.css';
import { AddressForm } from './address-form.tsx';
import styles from './address-select.module.css';
import { useAddressParam } from './use-address-param.ts';
import { Button } from '../button.tsx';

export type Choice = { value: string; label: string };
export type ChoiceGroup = { label: string; choices: Choice[] };

type AddressSelectProps = {
  label: string;
  /** the search parameter that the choice sets; the others do not change */
  name: string;
  value: string;
  choices?: readonly Choice[];
  groups?: readonly ChoiceGroup[];
  /** parameters to remove when this one changes */
  drops?: readonly string[];
};

function Choices({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

const none: readonly never[] = [];

/** A choice stored in the address, so that a link shows the same page. Without scripts a button submits it. */
export function AddressSelect({ label, name, value, choices = none, groups = none, drops = none }: AddressSelectProps) {
  const id = useId();
  const param = useAddressParam(name, drops);
  const select = useRef<HTMLSelectElement>(null);
  // the address can change without a choice; a new element would lose the focus
  useEffect(() => {
    if (select.current !== null) select.current.value = value;
  }, [value]);
  return (
    <AddressForm param={param} className={styles.form}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.field}
        ref={select}
        name={name}
        defaultValue={value}
        onChange={(event) => param.choose(event.target.value)}
      >
        <Choices choices={choices} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Choices choices={group.choices} />
          </optgroup>
        ))}
      </select>
      <Button type="submit" className="needs-no-script">
        Show
      </Button>
    </AddressForm>
  );
}
