import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { privateLeaguesQuery } from '#features/private-leagues/queries.ts';
import { describeError } from '#platform/page/call.ts';
import { queriesOf } from '#platform/page/query.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Note, Problem } from '#ui/note.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import controls from '#ui/controls.module.css';
import styles from './private-leagues.module.css';

export type OneFieldFormProps = {
  label: string;
  hint: string;
  action: string;
  initial?: string | undefined;
  maxLength: number;
  isCode?: boolean;
  change: Pick<PrivateLeagueChange, 'isRunning' | 'error'>;
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
      <div className={`${styles.entry} row wraps`}>
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

const ofPrivateLeagues = queriesOf('GET /api/leagues', 'GET /api/leagues/:leagueId', 'GET /api/leagues/invitation');

export type PrivateLeagueChange = {
  /** runs a change, then reads the leagues again and announces the text `done`, or calls the function `done` */
  run: <T>(change: () => Promise<T>, done: string | ((result: T) => void)) => Promise<void>;
  isRunning: boolean;
  error: string | null;
};

/** Changes of leagues by one part of a page, one at a time. */
export function usePrivateLeagueChange(): PrivateLeagueChange {
  const queryClient = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const run: PrivateLeagueChange['run'] = async (change, done) => {
    setIsRunning(true);
    setError(null);
    try {
      const result = await change();
      if (typeof done === 'string') {
        await queryClient.invalidateQueries(ofPrivateLeagues);
        announce(done);
      } else {
        // the next page reads the list; read at once, it would move this page. The query of a league that the user has left is not read again
        await queryClient.invalidateQueries({ queryKey: privateLeaguesQuery.queryKey, refetchType: 'none' });
        done(result);
      }
    } catch (reason) {
      setError(describeError(reason));
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning, error };
}
