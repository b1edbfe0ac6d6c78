import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';
import styles from './admin.module.css';
import type { AdminChange } from './use-admin-change.ts';

type AdminPanelProps = { title: string; result?: AdminChange['result']; children: ReactNode };

/** A part of the page with its heading, and the result of the last change in it. */
export function AdminPanel({ title, result = null, children }: AdminPanelProps) {
  return (
    <Panel className={styles.panel} title={title}>
      <p role="status" className={styles.result} data-done={result?.isDone}>
        {result?.text}
      </p>
      {children}
    </Panel>
  );
}
