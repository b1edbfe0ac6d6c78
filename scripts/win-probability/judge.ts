import type { Cell } from './cell.ts';

export type Judged = { chance: number; homeWins: number; games: number };

/** Errors per play: log-loss in nats, Brier score. */
export type Verdict = { plays: number; logLoss: number; brier: number };

const bounded = (chance: number) => Math.min(1 - 1e-6, Math.max(1e-6, chance));

export function judged(cells: readonly Cell[], chanceOf: (cell: Cell) => number): Judged[] {
  return cells.map((cell) => ({ chance: chanceOf(cell), homeWins: cell.homeWins, games: cell.games }));
}

export function verdictOn(all: readonly Judged[]): Verdict {
  let plays = 0;
  let logLoss = 0;
  let brier = 0;
  for (const { chance, homeWins, games } of all) {
    const losses = games - homeWins;
    plays += games;
    logLoss -= homeWins * Math.log(bounded(chance)) + losses * Math.log(bounded(1 - chance));
    brier += homeWins * (1 - chance) ** 2 + losses * chance ** 2;
  }
  return { plays, logLoss: logLoss / plays, brier: brier / plays };
}

/** What was said and what came of it, by tenths of the chance. */
export function deciles(all: readonly Judged[]): { plays: number; said: number; came: number }[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const those = all.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    const plays = those.reduce((total, { games }) => total + games, 0);
    return {
      plays,
      said: those.reduce((total, { chance, games }) => total + chance * games, 0) / plays,
      came: those.reduce((total, { homeWins }) => total + homeWins, 0) / plays,
    };
  });
}
