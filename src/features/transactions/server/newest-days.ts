/** A page ends with the day in which it reaches this number of rows. A busy club has about 60 a week. */
const pageSize = 120;

type Dated = { date: string };

/** Takes whole days from a list, newest first, until the page is full. `earlier` is the first day that is left out. */
export function newestDays<T extends Dated>(
  rows: readonly T[],
  size = pageSize,
): { shown: T[]; earlier: string | null } {
  const last = rows[size - 1]?.date;
  const end = last === undefined ? rows.length : rows.findLastIndex(({ date }) => date === last) + 1;
  return { shown: rows.slice(0, end), earlier: rows[end]?.date ?? null };
}
