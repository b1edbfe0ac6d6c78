import { Suspense, type ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { boxScore } from '../load-parts.ts';
import type { LoadedBox } from './use-box-score.ts';
import styles from './box-score-panel.module.css';

type Props = {
  className: string | undefined;
  loaded: LoadedBox;
  isOpen: boolean;
  /** below the box score */
  children: ReactNode;
};

/** The box score in a collapsible panel. On a phone, a closed one is the content of a tab and is shown without its summary. */
export function BoxScorePanel({ className, loaded: { box, hasFailed }, isOpen, children }: Props) {
  return (
    <Card as="section" className={className} aria-label="Box score">
      <details className={classNames(styles.panel, !isOpen && styles.tabbed)} open={isOpen}>
        <summary className={styles.summary}>
          <h2>Box score</h2>
        </summary>
        <Suspense>{box && <boxScore.Part box={box} />}</Suspense>
        {!box && (
          <p className={styles.wait}>{hasFailed ? 'The box score could not be loaded.' : 'Attempting to fetch data'}</p>
        )}
      </details>
      {children}
    </Card>
  );
}
