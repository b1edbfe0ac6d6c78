import { termOf, type TermId } from '#rules/baseball/stats/glossary.ts';
import styles from './term.module.css';

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
