import { lazy, Suspense } from 'react';
import type { ExplainedHead } from './column-terms.tsx';

/** The glossary is large: it comes after the table answers to touches. The server has drawn it already. */
const ColumnTerms = lazy(async () => ({ default: (await import('./column-terms.tsx')).ColumnTerms }));

/** What the columns of a table mean, to be opened. */
export function TableTerms({ columns }: { columns: readonly ExplainedHead[] }) {
  return (
    <Suspense>
      <ColumnTerms columns={columns} />
    </Suspense>
  );
}
