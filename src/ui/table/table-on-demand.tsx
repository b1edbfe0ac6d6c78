import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Card } from '#ui/kit/card.tsx';
import styles from './table-on-demand.module.css';

type TableOnDemandProps = {
  summary: string;
  /** open at first: the URL has choices of the table */
  isOpen?: boolean;
  /** rendered when it is opened for the first time: a long table is expensive, and few visitors open it */
  children: () => ReactNode;
};

/** The data of a picture as a table that the visitor can open. */
export function TableOnDemand({ summary, isOpen = false, children }: TableOnDemandProps) {
  const [isWanted, setIsWanted] = useState(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  // the user may have opened it before hydration
  useEffect(() => setIsWanted(details.current?.open === true), []);
  return (
    <details
      ref={details}
      open={isOpen}
      className={`${styles.onDemand ?? ''} needs-script`}
      onToggle={() => setIsWanted(true)}
    >
      <summary>{summary}</summary>
      {isWanted && <Card>{children()}</Card>}
    </details>
  );
}
