import { useEffect, useId, useRef, type FormEventHandler, type ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { type Choice, type ChoiceGroup, LabeledSelect } from './select.tsx';
import { useUrlParam, type UrlParam } from './use-url-param.ts';
import styles from './url-select.module.css';

type UrlSelectProps = {
  label: string;
  /** the search parameter that the choice sets; the others do not change */
  name: string;
  value: string;
  choices?: readonly Choice[] | undefined;
  groups?: readonly ChoiceGroup[] | undefined;
  /** parameters to remove when this one changes */
  drops?: readonly string[] | undefined;
};

/** A choice stored in the URL, so that a link shows the same page. Without scripts a button submits it. */
export function UrlSelect({ label, name, value, choices, groups, drops }: UrlSelectProps) {
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

type UrlFormProps = {
  param: UrlParam;
  className: string | undefined;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** A form that changes one parameter of the URL. Without scripts, hidden fields send the other parameters. */
export function UrlForm({ param: { pathname, others }, children, ...form }: UrlFormProps) {
  return (
    <form method="get" action={pathname} {...form}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
