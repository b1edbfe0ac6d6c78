import { useId, type ReactNode } from 'react';
import { termOf, type TermId } from '#rules/baseball/stats/glossary.ts';
import styles from './term.module.css';

/** The name of a statistic that opens its meaning. It works without scripts. */
export function Term({ id, children }: { id: TermId; children: ReactNode }) {
  const popoverId = useId();
  return (
    <>
      <button type="button" popoverTarget={popoverId} className={styles.term} title={termOf(id).name}>
        {children}
      </button>
      <span id={popoverId} popover="auto" className={styles.card}>
        <TermDefinition id={id} />
      </span>
    </>
  );
}

/** The name, meaning, formula and major-league average of a statistic. */
export function TermDefinition({ id }: { id: TermId }) {
  const { name, meaning, formula, average } = termOf(id);
  return (
    <>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.meaning}>{meaning}</span>
      {formula !== undefined && <span className={styles.formula}>{formula}</span>}
      {average !== undefined && <span className={styles.average}>Major leagues, 2023: {average}</span>}
    </>
  );
}
