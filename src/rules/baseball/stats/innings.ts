/** Converts innings to outs: '6.1' (six innings and one out) is 19. Null for invalid innings ('6.3', '-'). */
export function outsOfInnings(innings: string): number | null {
  const match = /^(\d+)(?:\.([012]))?$/.exec(innings.trim());
  return match === null ? null : Number(match[1]) * 3 + Number(match[2] ?? 0);
}

/** Formats outs as innings: 19 is '6.1'. */
export function inningsOfOuts(outs: number): string {
  return `${Math.floor(outs / 3)}.${outs % 3}`;
}

/** Adds innings: '6.1' and '2.2' are '9.0'. Invalid innings are ignored. */
export function sumInnings(innings: readonly string[]): string {
  return inningsOfOuts(innings.reduce((outs, line) => outs + (outsOfInnings(line) ?? 0), 0));
}
