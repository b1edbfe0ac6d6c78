/** Short names of the minor-league levels by their id. */
const names: Record<number, string> = {
  11: 'AAA',
  12: 'AA',
  13: 'A+',
  14: 'A',
  15: 'A Short',
  16: 'Rookie',
  21: 'Minors',
  5442: 'Rookie Advanced',
};

/** 'AAA' for 11; null for an unknown level. */
export function levelName(level: number | null): string | null {
  return level === null ? null : (names[level] ?? null);
}
