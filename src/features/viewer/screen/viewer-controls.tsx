import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import { type ThirdButton, ViewerButtons } from './viewer-buttons.tsx';
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
