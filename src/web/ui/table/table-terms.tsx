import { lazy, memo, Suspense } from 'react';
import type { ExplainedHead } from './column-terms.tsx';
import styles from './data-table.module.css';

type TableTermsProps = { columns: readonly ExplainedHead[] };

/** The glossary is large: its code is loaded after hydration. The server has already rendered it. */
const ColumnTerms = lazy(async () => ({ default: (await import('./column-terms.tsx')).ColumnTerms }));

const haveSameHeads = ({ columns: before }: TableTermsProps, { columns: after }: TableTermsProps): boolean =>
  before.length === after.length &&
  before.every(({ head, term }, place) => head === after[place]?.head && term === after[place]?.term);

/**
 * The meanings of the columns, collapsed. Rendered again only if the columns change: a part that changes before its
 * code is loaded would disappear until then.
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
