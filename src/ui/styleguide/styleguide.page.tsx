import type { ReactNode } from 'react';
import { Colors } from './colors.tsx';
import { Controls } from './controls.tsx';
import { Pictures } from './pictures.tsx';
import styles from './styleguide.module.css';
import { Tables } from './tables.tsx';
import { TypeSteps } from './type-steps.tsx';

export function loader() {
  return { title: 'Style guide', description: 'Every control and picture in its states. In development only.' };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.part}>
      <p className={styles.title}>{title}</p>
      {children}
    </section>
  );
}

/** Samples of everything in docs/design.md. The route exists only in development. */
function StyleguidePage() {
  return (
    <div className={styles.page}>
      <Part title="Type">
        <TypeSteps />
      </Part>
      <Part title="Colors">
        <Colors />
      </Part>
      <Part title="Controls">
        <Controls />
      </Part>
      <Part title="Pictures">
        <Pictures />
      </Part>
      <Part title="Tables and notices">
        <Tables />
      </Part>
    </div>
  );
}

export { StyleguidePage as Component };
