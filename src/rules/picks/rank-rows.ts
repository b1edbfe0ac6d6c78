import { withRanks } from './with-ranks.ts';

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
