import type { ComponentProps } from 'react';
import { classNames } from '#ui/kit/class-names.ts';
import controls from '#ui/kit/controls.module.css';

export type Choice = { value: string | number; label: string };
export type ChoiceGroup = { label: string; choices: readonly Choice[] };

type SelectProps = ComponentProps<'select'> & {
  choices?: readonly Choice[] | undefined;
  groups?: readonly ChoiceGroup[] | undefined;
};

function Choices({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A choice from a list, and from groups below it. */
export function Select({ choices, groups, className, ...rest }: SelectProps) {
  return (
    <select className={classNames(controls.field, className)} {...rest}>
      {choices && <Choices choices={choices} />}
      {groups?.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <Choices choices={group.choices} />
        </optgroup>
      ))}
    </select>
  );
}

type LabeledSelectProps = SelectProps & { id: string; label: string };

/** A choice below its name. */
export function LabeledSelect({ id, label, ...rest }: LabeledSelectProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...rest} />
    </>
  );
}
