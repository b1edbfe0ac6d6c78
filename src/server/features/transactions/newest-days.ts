/** Rows after which a page ends, with the day that they end in. A busy club files about 60 a week. */
const pageSize = 120;

type Dated = { date: string };

/** The newest days of a list sorted so, whole, until the page is full; `earlier` is the first day left out. */
export function newestDays<T extends Dated>(
  rows: readonly T[],
  size = pageSize,
): { shown: T[]; earlier: string | null } {
  const last = rows[size - 1]?.date;
  const end = last === undefined ? rows.length : rows.findLastIndex(({ date }) => date === last) + 1;
  return { shown: rows.slice(0, end), earlier: rows[end]?.date ?? null };
}
