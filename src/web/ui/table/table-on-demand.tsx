import { useState, type ReactNode } from 'react';
import { Card } from '../card.tsx';
import styles from './on-demand.module.css';

type TableOnDemandProps = {
  summary: string;
  /** made when it is opened for the first time: a long table costs every visitor, and few look at it */
  children: () => ReactNode;
};

/** What a picture shows, as a table behind a line that opens. */
export function TableOnDemand({ summary, children }: TableOnDemandProps) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <details className={`${styles.onDemand ?? ''} needs-script`} onToggle={() => setIsWanted(true)}>
      <summary>{summary}</summary>
      {isWanted && <Card>{children()}</Card>}
    </details>
  );
}
