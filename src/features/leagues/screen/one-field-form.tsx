import { type FormEvent, useEffect, useId, useRef } from 'react';
import controls from '#ui/controls.module.css';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import styles from './private-leagues.module.css';
import type { LeagueChange } from './use-league-change.ts';
import { Button } from '#ui/button.tsx';
import { Note, Problem } from '#ui/note.tsx';

export type OneFieldFormProps = {
  label: string;
  hint: string;
  action: string;
  initial?: string | undefined;
  maxLength: number;
  isCode?: boolean;
  change: Pick<LeagueChange, 'isRunning' | 'error'>;
  onSubmit: (text: string) => void;
};

/** A form with one text, its hint and its error. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { label, hint, action, initial, maxLength, isCode = false, change, onSubmit } = props;
  const id = useId();
  const isHydrated = useIsHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    if (typeof text === 'string') onSubmit(text);
  };
  const field = useRef<HTMLInputElement>(null);
  // the error may be below the keyboard of a phone
  useEffect(() => {
    if (change.error !== null) field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [change.error]);
  return (
    <form method="post" className={styles.form} onSubmit={submit} autoComplete="off">
      <label htmlFor={id}>{label}</label>
      <div className={styles.entry}>
        <input
          ref={field}
          id={id}
          name="text"
          className={controls.field}
          required
          maxLength={maxLength}
          defaultValue={initial}
          spellCheck={!isCode}
          {...(isCode && { autoCapitalize: 'characters' })}
          aria-describedby={`${id}-hint`}
          aria-invalid={change.error !== null || undefined}
        />
        <Button type="submit" disabled={!isHydrated || change.isRunning}>
          {action}
        </Button>
      </div>
      <Problem text={change.error} />
      <Note id={`${id}-hint`}>{hint}</Note>
    </form>
  );
}
