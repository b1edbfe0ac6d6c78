import type { Cell } from './cell.ts';

export type Prediction = { chance: number; homeWins: number; games: number };

/** Errors per play: log-loss in nats, Brier score. */
type PredictionErrors = { plays: number; logLoss: number; brier: number };

const clampChance = (chance: number) => Math.min(1 - 1e-6, Math.max(1e-6, chance));

export function predictCells(cells: readonly Cell[], chanceOf: (cell: Cell) => number): Prediction[] {
  return cells.map((cell) => ({ chance: chanceOf(cell), homeWins: cell.homeWins, games: cell.games }));
}

export function computeErrors(all: readonly Prediction[]): PredictionErrors {
  let plays = 0;
  let logLoss = 0;
  let brier = 0;
  for (const { chance, homeWins, games } of all) {
    const losses = games - homeWins;
    plays += games;
    logLoss -= homeWins * Math.log(clampChance(chance)) + losses * Math.log(clampChance(1 - chance));
    brier += homeWins * (1 - chance) ** 2 + losses * chance ** 2;
  }
  return { plays, logLoss: logLoss / plays, brier: brier / plays };
}

/** Mean prediction and observed share of home wins, by tenths of the prediction. */
export function computeDeciles(all: readonly Prediction[]): { plays: number; predicted: number; observed: number }[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const those = all.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    const plays = those.reduce((total, { games }) => total + games, 0);
    return {
      plays,
      predicted: those.reduce((total, { chance, games }) => total + chance * games, 0) / plays,
      observed: those.reduce((total, { homeWins }) => total + homeWins, 0) / plays,
    };
  });
}
