import { useEffect, useId, useRef } from 'react';
import { UrlForm } from './url-form.tsx';
import { type Choice, type ChoiceGroup, LabeledSelect } from './select.tsx';
import styles from './url-select.module.css';
import { useUrlParam } from './use-url-param.ts';
import { Button } from '../button.tsx';

type UrlSelectProps = {
  label: string;
  /** the search parameter that the choice sets; the others do not change */
  name: string;
  value: string;
  choices?: readonly Choice[] | undefined;
  groups?: readonly ChoiceGroup[] | undefined;
  /** parameters to remove when this one changes */
  drops?: readonly string[];
};

const none: readonly never[] = [];

/** A choice stored in the URL, so that a link shows the same page. Without scripts a button submits it. */
export function UrlSelect({ label, name, value, choices, groups, drops = none }: UrlSelectProps) {
  const id = useId();
  const param = useUrlParam(name, drops);
  const select = useRef<HTMLSelectElement>(null);
  const offered = [...(choices ?? []), ...(groups ?? []).flatMap((group) => group.choices)];
  const offeredValues = offered.map((choice) => String(choice.value)).join(' ');
  // the URL can change without a choice, and choices can come later; a new element would lose the focus
  useEffect(() => {
    if (select.current !== null && offeredValues.split(' ').includes(value)) select.current.value = value;
  }, [value, offeredValues]);
  return (
    <UrlForm param={param} className={styles.form}>
      <LabeledSelect
        id={id}
        label={label}
        choices={choices}
        groups={groups}
        ref={select}
        name={name}
        defaultValue={value}
        onChange={(event) => param.choose(event.target.value)}
      />
      <Button type="submit" className="needs-no-script">
        Show
      </Button>
    </UrlForm>
  );
}
