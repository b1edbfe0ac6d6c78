/** The values that determine the order of the leaderboard. */
export type Ranked = { username: string; totalScore: number; totalGuessesCorrect: number };

/** Orders by total score, then correct picks, then username. Source: the product's decisions, "Predicting". */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    b.totalScore - a.totalScore || b.totalGuessesCorrect - a.totalGuessesCorrect || (a.username < b.username ? -1 : 1)
  );
}

/** Sorts the rows and adds ranks. Equal scores share a rank and the next rank is skipped (1, 2, 2, 4). */
export function rankRows<T extends Ranked>(rows: readonly T[]): (T & { rank: number })[] {
  let rank = 0;
  return rows.toSorted(compareRanked).map((row, index, sorted) => {
    if (index === 0 || sorted[index - 1]?.totalScore !== row.totalScore) rank = index + 1;
    return { ...row, rank };
  });
}
