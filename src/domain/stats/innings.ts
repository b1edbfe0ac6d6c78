/** Innings are thirds: '6.1' is six innings and one out. Null for what is no number of innings ('6.3', '-'). */
export function outsOfInnings(innings: string): number | null {
  const match = /^(\d+)(?:\.([012]))?$/.exec(innings.trim());
  return match === null ? null : Number(match[1]) * 3 + Number(match[2] ?? 0);
}

/** 19 outs are written '6.1'. */
export function inningsOfOuts(outs: number): string {
  return `${Math.floor(outs / 3)}.${outs % 3}`;
}

/** '6.1' and '2.2' are '9.0': lines that are no innings count for nothing. */
export function sumInnings(innings: readonly string[]): string {
  return inningsOfOuts(innings.reduce((outs, line) => outs + (outsOfInnings(line) ?? 0), 0));
}
