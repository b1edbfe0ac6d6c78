import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';
import styles from './admin.module.css';
import type { AdminChange } from './use-admin-change.ts';

type PanelProps = { title: string; result?: AdminChange['result']; children: ReactNode };

/** A part of the page with its heading, and the result of the last change in it. */
export function Panel({ title, result = null, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.panel}>
      <h2 id={id}>{title}</h2>
      <p role="status" className={styles.result} data-done={result?.isDone}>
        {result?.text}
      </p>
      {children}
    </Card>
  );
}
