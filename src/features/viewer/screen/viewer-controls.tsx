import { useEffect, type ReactNode } from 'react';
import { useViewerClock } from '#platform/page/viewer-store.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { onSingleKey } from '#ui/kit/on-single-key.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { HideScoresButton } from './hide-scores-button.tsx';
import { useChangeClock } from './use-change-clock.ts';
import styles from './viewer-controls.module.css';

/** The place of the buttons that hold and delay the updates of a page, in their size. They are shown as soon as they work. */
export function ViewerControls(props: ThirdButton) {
  const isHydrated = useIsHydrated();
  return (
    <div className={`${styles.controls} needs-script`} role="group" aria-label="Updates">
      {isHydrated && <ViewerButtons {...props} />}
    </div>
  );
}

type ThirdButton = { renderThird?: (className: string) => ReactNode };

const third = classNames(styles.button, styles.third);

/**
 * Buttons that hold the updates of the page, and that delay them to match a broadcast; beside them the given one, or one that hides scores.
 * H does what the first one does.
 */
function ViewerButtons({ renderThird }: ThirdButton) {
  const { delay, heldAt } = useViewerClock();
  const { toggleHold } = useChangeClock();
  useEffect(() => onSingleKey((key) => key === 'H' && toggleHold()), [toggleHold]);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={heldAt !== null}
        onClick={toggleHold}
        aria-keyshortcuts="H"
        title="Stop all updates until you resume (key H)"
      >
        Hold
      </button>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        title="Show everything later, to match your stream"
        aria-label={delay === 0 ? undefined : `Delay: ${delay} seconds`}
        data-opens="delay"
      >
        {delay === 0 ? 'Delay' : `${delay} s`}
      </button>
      {renderThird?.(third) ?? <HideScoresButton className={third} isShort />}
    </>
  );
}
