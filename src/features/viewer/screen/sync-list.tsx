import { useEffect, useRef, useState } from 'react';
import controls from '#ui/controls.module.css';
import styles from './delay-dialog.module.css';
import { useChangeClock } from './use-change-clock.ts';
import { useWaiting, type ArrivedPitch } from '#platform/viewer/browser/waiting.ts';

type Pressed = { at: number; pitches: readonly ArrivedPitch[] };

/** Sets the delay from a pitch that the viewer sees: the time between its arrival here and the press of the button. */
export function SyncList() {
  const { pitches } = useWaiting();
  const { leagueNow, setDelay } = useChangeClock();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef(pressed);
  useEffect(() => {
    // the pressed button was replaced
    if (before.current !== pressed) first.current?.focus();
    before.current = pressed;
  }, [pressed]);
  if (pressed !== null && pressed.pitches.length > 0)
    return (
      <fieldset className={styles.sync}>
        <legend>Which pitch was it?</legend>
        {pressed.pitches.map(({ name, at }, index) => {
          const seconds = Math.round((pressed.at - at) / 1000);
          return (
            <button
              key={at}
              ref={index === 0 ? first : undefined}
              type="button"
              className={controls.button}
              onClick={() => {
                setDelay(seconds);
                setPressed(null);
              }}
            >
              {name} <small>{`${seconds} s ago`}</small>
            </button>
          );
        })}
      </fieldset>
    );
  return (
    <div className={styles.sync}>
      <button
        ref={first}
        type="button"
        className={controls.button}
        disabled={pitches.length === 0}
        onClick={() => setPressed({ at: leagueNow(), pitches })}
      >
        Sync: press when you see a pitch
      </button>
      <p>
        {pitches.length === 0
          ? 'Sync starts with the next pitch that arrives on the page of a live game.'
          : 'Then choose the pitch. Its result is not shown.'}
      </p>
    </div>
  );
}
