import type { Column, Figure, Sort } from './column.ts';

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { numeric: true });
}

/** The sort key of a text: a number for '.300' and '1.000', otherwise the text. */
export function toSortable(figure: string | number): string | number {
  if (typeof figure === 'number') return figure;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(figure) ? Number(figure) : figure;
}

/** Sorts the rows by a column. The sort is stable, and unknown values are last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.id);
  if (column === undefined || sort === null) return rows;
  const direction = sort.isDescending ? -1 : 1;
  const isKnown = (figure: Figure): figure is string | number => figure !== null && figure !== '';
  return rows.toSorted((a, b) => {
    const [one, other] = [column.value(a), column.value(b)];
    if (!isKnown(one) || !isKnown(other)) return Number(isKnown(other)) - Number(isKnown(one));
    return direction * compare(toSortable(one), toSortable(other));
  });
}
