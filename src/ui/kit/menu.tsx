import type { KeyboardEvent, ReactNode } from 'react';
import styles from './menu.module.css';

type MenuProps = {
  /** of the button, if `summary` is only a sign */
  label?: string;
  summary: ReactNode;
  children: ReactNode;
};

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const menu = currentTarget.parentElement;
  if (key === 'Escape' && menu instanceof HTMLDetailsElement) menu.open = false;
}

/** A button that opens further controls below it, also without scripts. A press beside it closes it. On a wide screen, they are in the row. */
export function Menu({ label, summary, children }: MenuProps) {
  return (
    <details className={styles.menu}>
      <summary aria-label={label} className={styles.button} onKeyDown={closeOnEscape}>
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
