/** The values that determine the order of the leaderboard. */
type Ranked = { username: string; totalScore: number; totalGuessesCorrect: number };

/** Orders by total score, then correct picks, then username. Source: the product's decisions, "Predicting". */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    b.totalScore - a.totalScore || b.totalGuessesCorrect - a.totalGuessesCorrect || (a.username < b.username ? -1 : 1)
  );
}

/** Sorts the rows and adds ranks. */
export function rankRows<T extends Ranked>(rows: readonly T[]): (T & { rank: number })[] {
  return withRanks(rows.toSorted(compareRanked), ({ totalScore }) => totalScore);
}

/** Adds ranks to sorted rows, best first. Equal scores share a rank and the next rank is skipped (1, 2, 2, 4). */
export function withRanks<T extends object>(
  sorted: readonly T[],
  scoreOf: (row: T) => number,
): (T & { rank: number })[] {
  let rank = 0;
  let last: number | null = null;
  return sorted.map((row, index) => {
    const score = scoreOf(row);
    if (score !== last) rank = index + 1;
    last = score;
    return { ...row, rank };
  });
}

/**
 * Ranks rows by score, higher first; equal ones keep their order. Those with the score null follow in their order, with the rank
 * null.
 */
export function rankByScore<T>(
  rows: readonly T[],
  scoreOf: (row: T) => number | null,
): (T & { rank: number | null })[] {
  const scored = rows.flatMap((row) => {
    const score = scoreOf(row);
    return score === null ? [] : [{ row, score }];
  });
  const ranked = withRanks(
    scored.toSorted((one, other) => other.score - one.score),
    ({ score }) => score,
  );
  const others = rows.filter((row) => scoreOf(row) === null);
  return [...ranked.map(({ row, rank }) => ({ ...row, rank })), ...others.map((row) => ({ ...row, rank: null }))];
}
