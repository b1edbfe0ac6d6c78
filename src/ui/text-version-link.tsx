import type { ReactNode } from 'react';
import styles from './text-version-link.module.css';

/**
 * A small link at the end of a page to the same content as text, and others like it. The browser loads it, because it is not a page
 * of the application.
 */
export function TextVersionLink({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <p className={styles.line}>
      <a href={path}>Text version</a>
      {children}
    </p>
  );
}
