/** The counts of one player in one game. A pitcher's innings are counted in outs; hits, walks and bases are those allowed. */
const countNames = [
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

/** The counts of one game, or the sums of several; a count that the upstream does not have is absent. */
export type GameLine = Readonly<Partial<Record<CountName, number>>>;

/** Adds up games; a count that is absent in one of them is absent in the sum. */
export function sumLines(lines: readonly GameLine[]): GameLine {
  const sums: Partial<Record<CountName, number>> = {};
  for (const name of countNames) {
    const sum = sumOf(lines, name);
    if (sum !== null) sums[name] = sum;
  }
  return sums;
}

/** Uses a loop because a club's page adds up thousands of windows. */
function sumOf(lines: readonly GameLine[], name: CountName): number | null {
  let sum = 0;
  for (const line of lines) {
    const count = line[name];
    if (count === undefined) return null;
    sum += count;
  }
  return lines.length === 0 ? null : sum;
}
