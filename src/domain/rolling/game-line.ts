/** What is counted in a player's game. A pitcher's innings are outs; hits, walks and bases are then those against him. */
export const countNames = [
  'plateAppearances',
  'atBats',
  'hits',
  'totalBases',
  'homeRuns',
  'walks',
  'hitByPitch',
  'sacFlies',
  'strikeOuts',
  'airOuts',
  'groundOuts',
  'outs',
  'wins',
  'wildPitches',
  'strikes',
  'pitches',
  'earnedRuns',
  'battersFaced',
  'hitBatsmen',
] as const;

export type CountName = (typeof countNames)[number];

/** The counts of a game, or of several together; what the league does not tell is absent. */
export type GameLine = Readonly<Partial<Record<CountName, number>>>;

/** Games added up; what one of them does not tell is not known of them together. */
export function sumLines(lines: readonly GameLine[]): GameLine {
  const sums: Partial<Record<CountName, number>> = {};
  for (const name of countNames) {
    const sum = sumOf(lines, name);
    if (sum !== null) sums[name] = sum;
  }
  return sums;
}

/** A loop, because a club's page adds up some thousand windows. */
function sumOf(lines: readonly GameLine[], name: CountName): number | null {
  let sum = 0;
  for (const line of lines) {
    const count = line[name];
    if (count === undefined) return null;
    sum += count;
  }
  return lines.length === 0 ? null : sum;
}
