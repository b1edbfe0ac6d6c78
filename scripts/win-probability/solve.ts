/** Solves a symmetric positive definite system by elimination. The arguments are not changed. */
export function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, place) => [...row, right[place] ?? 0]);
  const size = rows.length;
  rows.forEach((pivot, at) => {
    const head = pivot[at] ?? 0;
    rows.forEach((row, place) => {
      if (place === at) return;
      const share = (row[at] ?? 0) / head;
      for (let column = at; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0);
    });
  });
  return rows.map((row, place) => (row[size] ?? 0) / (row[place] ?? 1));
}
