import { lazy, memo, Suspense } from 'react';
import type { ExplainedHead } from './column-terms.tsx';
import styles from './data-table.module.css';

type TableTermsProps = { columns: readonly ExplainedHead[] };

/** The glossary is large: it comes after the table answers to touches. The server has drawn it already. */
const ColumnTerms = lazy(async () => ({ default: (await import('./column-terms.tsx')).ColumnTerms }));

const haveSameHeads = ({ columns: before }: TableTermsProps, { columns: after }: TableTermsProps): boolean =>
  before.length === after.length &&
  before.every(({ head, term }, place) => head === after[place]?.head && term === after[place]?.term);

/**
 * What the columns of a table mean, to be opened. Drawn anew for other heads only: what changes before its code is there
 * would vanish until then.
 */
export const TableTerms = memo(
  ({ columns }: TableTermsProps) => (
    <div className={styles.explained}>
      <Suspense>
        <ColumnTerms columns={columns} />
      </Suspense>
    </div>
  ),
  haveSameHeads,
);
