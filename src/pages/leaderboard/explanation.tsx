import type { ReactNode } from 'react';
import { classNames } from '#ui/kit/class-names.ts';
import styles from './leaderboard.module.css';

type ExplanationProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

/** A secondary part beside a board. */
export function Explanation({ id, title, className, children }: ExplanationProps) {
  return (
    <section aria-labelledby={id} className={classNames(styles.panel, className)}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
