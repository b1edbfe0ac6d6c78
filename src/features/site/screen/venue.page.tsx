import type { PageHead } from '#platform/api/browser/page-head.ts';
import { viewBox } from '#ui/field/field-geometry.ts';
import { Ground } from '#ui/field/ground.tsx';
import styles from './venue.page.module.css';

const head: PageHead = { title: 'Venue', description: 'The ballparks, to scale: still being drawn.' };

export function loader() {
  return head;
}

/** A placeholder: a field without a park. */
function VenuePage() {
  return (
    <section className={styles.page}>
      <h1 tabIndex={-1}>Venue</h1>
      <svg viewBox={viewBox} aria-hidden="true" className={styles.field}>
        <Ground />
      </svg>
      <p>The field is chalked, the park around it is still being drawn. Each club’s own will stand here, to scale.</p>
    </section>
  );
}

export { VenuePage as Component };
