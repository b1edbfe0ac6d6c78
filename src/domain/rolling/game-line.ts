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
    const counts = lines.flatMap((line) => line[name] ?? []);
    if (counts.length === lines.length && lines.length > 0) sums[name] = counts.reduce((sum, count) => sum + count, 0);
  }
  return sums;
}
