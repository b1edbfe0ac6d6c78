import { lazy, memo, Suspense } from 'react';
import styles from './viewer-controls.module.css';

const ViewerButtons = lazy(async () => ({ default: (await import('./viewer-buttons.tsx')).ViewerButtons }));

/** The place of the buttons that hold and delay the updates of a page, in their size. */
export const ViewerControls = memo(() => (
  <div className={`${styles.controls} needs-script`} role="group" aria-label="Updates">
    <Suspense>
      <ViewerButtons />
    </Suspense>
  </div>
));
