import type { Phase } from '#rules/baseball/game/model.ts';

/** Each game once: of several listings the last one, unless it is void and an earlier one exists. */
export function onePerGamePk<Game extends { gamePk: number }>(
  games: readonly Game[],
  phaseOf: (game: Game) => Phase,
): Game[] {
  const byGamePk = new Map<number, Game>();
  for (const game of games) {
    const isNewer = phaseOf(game) !== 'void' || !byGamePk.has(game.gamePk);
    if (isNewer) byGamePk.set(game.gamePk, game);
  }
  return [...byGamePk.values()];
}
