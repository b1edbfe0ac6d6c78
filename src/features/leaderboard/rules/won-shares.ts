/** The result of a game on the day (YYYY-MM-DD) on which it ended. */
export type ClubResult = { endedOn: string; winnerId: number; loserId: number };

type Count = { won: number; played: number };

/**
 * Creates a function that returns the share of its games that a club won before a day, 0 to 1; null without a game. The days of
 * successive calls must not decrease.
 */
export function wonShares(results: readonly ClubResult[]): (clubId: number, day: string) => number | null {
  const ordered = results.toSorted(
    (one, other) => Number(one.endedOn > other.endedOn) - Number(one.endedOn < other.endedOn),
  );
  const counts = new Map<number, Count>();
  let next = 0;
  const add = (clubId: number, won: number) => {
    const before = counts.get(clubId) ?? { won: 0, played: 0 };
    counts.set(clubId, { won: before.won + won, played: before.played + 1 });
  };
  return (clubId, day) => {
    for (let result = ordered[next]; result !== undefined && result.endedOn < day; result = ordered[next]) {
      add(result.winnerId, 1);
      add(result.loserId, 0);
      next += 1;
    }
    const count = counts.get(clubId);
    return count === undefined ? null : count.won / count.played;
  };
}
