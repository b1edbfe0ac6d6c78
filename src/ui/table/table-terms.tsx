import type { TermId } from '#rules/baseball/stats/glossary.ts';
import { TermDefinition } from '../term.tsx';
import styles from './table.module.css';

type ExplainedHead = { head: string; term?: TermId };

/** The meanings of the columns, collapsed. */
export function TableTerms({ columns }: { columns: readonly ExplainedHead[] }) {
  const explained = columns.flatMap(({ head, term }) => (term === undefined ? [] : [{ head, term }]));
  if (explained.length === 0) return null;
  return (
    <div className={styles.explained}>
      <details className={styles.terms}>
        <summary>What the columns mean</summary>
        <dl>
          {explained.map(({ head, term }) => (
            <div key={head}>
              <dt>{head}</dt>
              <dd>
                <TermDefinition id={term} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
