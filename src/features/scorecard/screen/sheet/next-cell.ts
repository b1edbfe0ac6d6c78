export type CellPlace = { row: number; column: number };

type Direction = { row: -1 | 0 | 1; column: -1 | 0 | 1 };

const directions: Record<string, Direction> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

/** The nearest square in the direction of an arrow key: of the same row or column if there is one, else of the next one. */
export function nextCell<T extends CellPlace>(cells: readonly T[], from: CellPlace, key: string): T | null {
  const direction = directions[key];
  if (!direction) return null;
  const main = direction.row === 0 ? 'column' : 'row';
  const across = main === 'row' ? 'column' : 'row';
  const sign = direction[main];
  const ahead = cells.filter((cell) => (cell[main] - from[main]) * sign > 0);
  const sorted = ahead.toSorted(
    (a, b) => Math.abs(a[across] - from[across]) - Math.abs(b[across] - from[across]) || (a[main] - b[main]) * sign,
  );
  return sorted[0] ?? null;
}
