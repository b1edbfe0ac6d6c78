import { useEffect, useId, useState, useRef } from 'react';
import { useViewerClock } from '#platform/page/viewer-store.ts';
import { useWaiting, type ArrivedPitch } from '#platform/page/waiting.ts';
import { maxDelay, toDelay } from '#rules/viewer/viewer.ts';
import { Button } from '#ui/kit/button.tsx';
import { CloseButton } from '#ui/kit/close-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { useChangeClock } from './use-change-clock.ts';
import controls from '#ui/kit/controls.module.css';
import styles from './delay-dialog.module.css';

const settledAfter = 400;

/** The delay while the user moves the slider, which is applied when it rests and when the dialog is closed. */
function useSettledDelay() {
  const clock = useViewerClock();
  const { setDelay } = useChangeClock();
  const [moved, setMoved] = useState<number | null>(null);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(() => {
      setDelay(moved);
      setMoved(null);
    }, settledAfter);
    return () => clearTimeout(timer);
  }, [moved, setDelay]);
  const settle = () => moved !== null && setDelay(moved);
  return { delay: moved ?? clock.delay, setDelay: (seconds: number) => setMoved(toDelay(seconds)), settle };
}

/** Chooses how many seconds the page is behind the league, so that it matches a broadcast. */
export function DelayDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { delay, setDelay, settle } = useSettledDelay();
  const close = () => {
    settle();
    onClose();
  };
  return (
    <Dialog
      title="Match your broadcast"
      onClose={close}
      actions={
        <>
          <Button
            disabled={delay === 0}
            onClick={() => {
              setDelay(0);
              // the button is disabled then
              document.getElementById(`${id}-slider`)?.focus();
            }}
          >
            No delay
          </Button>
          <CloseButton isFilled>Done</CloseButton>
        </>
      }
    >
      <p>Everything on the site is shown this much later on this device. Picks still close on time.</p>
      <div className={styles.row}>
        <label htmlFor={`${id}-slider`}>Delay</label>
        <input
          id={`${id}-slider`}
          type="range"
          min={0}
          max={maxDelay}
          value={delay}
          aria-valuetext={`${delay} seconds`}
          onChange={({ target }) => setDelay(target.valueAsNumber)}
        />
        <input
          type="number"
          className={controls.field}
          min={0}
          max={maxDelay}
          value={delay}
          aria-label="Delay in seconds"
          onChange={({ target }) => setDelay(target.valueAsNumber)}
        />
        <span>s</span>
      </div>
      <SyncList />
    </Dialog>
  );
}

type Pressed = { at: number; pitches: readonly ArrivedPitch[] };

/** Sets the delay from a pitch that the viewer sees: the time between its arrival here and the press of the button. */
function SyncList() {
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
            <Button
              key={at}
              ref={index === 0 ? first : undefined}
              onClick={() => {
                setDelay(seconds);
                setPressed(null);
              }}
            >
              {name} <small>{`${seconds} s ago`}</small>
            </Button>
          );
        })}
      </fieldset>
    );
  return (
    <div className={styles.sync}>
      <Button ref={first} disabled={pitches.length === 0} onClick={() => setPressed({ at: leagueNow(), pitches })}>
        Sync: press when you see a pitch
      </Button>
      <p>
        {pitches.length === 0
          ? 'Sync starts with the next pitch that arrives on the page of a live game.'
          : 'Then choose the pitch. Its result is not shown.'}
      </p>
    </div>
  );
}
