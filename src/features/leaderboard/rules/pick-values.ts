/** The picks of a game at its lock time, by team. */
export type GameCrowd = { away: number; home: number };

/** Games with fewer picks of others do not count: one pick would change the crowd's share too much. */
export const fewestOthers = 20;

/** Values are whole millionths of a pick, so that sums are exact and do not depend on their order. */
export const valueUnit = 1_000_000;

/**
 * Returns what a correct pick of each team is worth, in millionths; a wrong one loses as much. It is the share of the other
 * users who picked the other team. A correct pick was expected of the others who picked the same team, so that
 * 1 − (their share) remains; a wrong one is 0 − (the share of those who were correct). Null if too few others picked the game.
 */
export function pickValues({ away, home }: GameCrowd): GameCrowd | null {
  const others = away + home - 1;
  if (others < fewestOthers) return null;
  return { away: Math.round((valueUnit * home) / others), home: Math.round((valueUnit * away) / others) };
}
