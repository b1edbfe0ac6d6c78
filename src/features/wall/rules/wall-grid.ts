/** The columns and rows of a wall on a wide screen with this number of games: as square as possible, never higher than wide. */
export function wallGrid(games: number): { columns: number; rows: number } {
  const columns = Math.max(1, Math.ceil(Math.sqrt(games)));
  return { columns, rows: Math.max(1, Math.ceil(games / columns)) };
}
