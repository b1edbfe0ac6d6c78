import type { ComparedResults } from '#features/chances/shapes.ts';

/** A result that changes the chance of a club by this much matters for a race. */
const leastSwing = 0.05;

/** The games of tonight that matter for a race: the most important one, and those that change the main goal of a club noticeably. */
export function raceGames({ compared, games, mostImportant }: ComparedResults): Set<number> {
  const [main] = compared;
  if (main === undefined) return new Set();
  const racing = games.filter(({ home, away, others }) =>
    [
      ...[home, away].map(({ win, loss }) => (win[main] ?? 0) - (loss[main] ?? 0)),
      ...others.map(({ swing }) => swing),
    ].some((swing) => Math.abs(swing) >= leastSwing),
  );
  return new Set([...racing.map(({ gamePk }) => gamePk), ...(mostImportant === null ? [] : [mostImportant.gamePk])]);
}
