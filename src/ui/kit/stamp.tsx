import type { ReactNode } from 'react';
import styles from './stamp.module.css';

/** A slightly rotated rubber stamp: CALLED, POSTPONED, FINAL. */
export function Stamp({ children }: { children: ReactNode }) {
  return <span className={styles.stamp}>{children}</span>;
}
