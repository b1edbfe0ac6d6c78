import { useEffect, useId, useState } from 'react';
import { maxDelay, toDelay } from '#rules/viewer/viewer.ts';
import controls from '#ui/controls.module.css';
import { Button } from '#ui/button.tsx';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import styles from './delay-dialog.module.css';
import { SyncList } from './sync-list.tsx';
import { useChangeClock } from './use-change-clock.ts';
import { useViewerClock } from '#platform/viewer/browser/viewer-store.ts';

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
