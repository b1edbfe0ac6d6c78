import { sql } from 'drizzle-orm';

/** rows of a page */
export const pageSize = 50;

/** The most rows that are read on one side of a position: in the text of a statement, whose plan depends on it. */
export const mostRows = sql`limit 51`;

/** The rows above and below a position, one more than a page needs on each side if there are more. */
type Found<T> = { above: readonly T[]; below: readonly T[] };

/**
 * Returns the rows of a page with at most `above` and `below` rows on each side. `first` and `last`: the row at each end; null if no
 * more rows follow there.
 */
export function cutPage<T>(found: Found<T>, { above, below }: { above: number; below: number }) {
  const [hasAbove, hasBelow] = [found.above.length > above, found.below.length > below];
  const rows = [...found.above.slice(hasAbove ? 1 : 0), ...found.below.slice(0, below)];
  return { rows, first: (hasAbove && rows[0]) || null, last: (hasBelow && rows.at(-1)) || null };
}
