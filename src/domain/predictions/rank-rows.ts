/** What the order of the leaderboard reads. */
export type Ranked = { username: string; totalScore: number; totalGuessesCorrect: number };

/** Total score, then correct picks, then username. Source: the product's decisions, "Predicting". */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    b.totalScore - a.totalScore || b.totalGuessesCorrect - a.totalGuessesCorrect || (a.username < b.username ? -1 : 1)
  );
}

/** Rows in order with shared ranks: equal scores share one and the next is skipped (1, 2, 2, 4). */
export function rankRows<T extends Ranked>(rows: readonly T[]): (T & { rank: number })[] {
  let shared = 0;
  return rows.toSorted(compareRanked).map((row, index, sorted) => {
    if (index === 0 || sorted[index - 1]?.totalScore !== row.totalScore) shared = index + 1;
    return { ...row, rank: shared };
  });
}
