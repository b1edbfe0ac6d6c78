import { termOf, type TermId } from '#domain/stats/glossary.ts';
import styles from './term.module.css';

/** Name, meaning, formula and what the major leagues come to. */
export function TermWords({ id }: { id: TermId }) {
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
