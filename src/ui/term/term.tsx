import { useId, type ReactNode } from 'react';
import { termOf, type TermId } from '#rules/baseball/stats/glossary.ts';
import { TermDefinition } from './term-definition.tsx';
import styles from './term.module.css';

/** The name of a statistic that opens its meaning. It works without scripts. */
export function Term({ id, children }: { id: TermId; children?: ReactNode }) {
  const popoverId = useId();
  const { name } = termOf(id);
  return (
    <>
      <button type="button" popoverTarget={popoverId} className={styles.term} title={name}>
        {children ?? name}
      </button>
      <span id={popoverId} popover="auto" className={styles.card}>
        <TermDefinition id={id} />
      </span>
    </>
  );
}
