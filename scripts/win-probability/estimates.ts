import type { Rates } from '#rules/baseball/win-probability/outcomes.ts';
import { winModel } from '#rules/baseball/win-probability/win-model.ts';
import { situationKey, type Cell } from './cell.ts';

/** Estimates the home team's chance in a situation, 0 to 1. */
type Estimate = (cell: Cell) => number;

export function estimateByModel(rates: Rates): Estimate {
  const model = winModel(rates);
  return ({ situation }) => model(situation);
}

/** Estimates by the share of home wins in the same situation of other seasons, with half a win and half a loss added. */
export function estimateByTable(others: readonly Cell[]): Estimate {
  const table = new Map(others.map((cell) => [situationKey(cell.situation), cell]));
  return ({ situation }) => {
    const { homeWins = 0, games = 0 } = table.get(situationKey(situation)) ?? {};
    return (homeWins + 0.5) / (games + 1);
  };
}

/** Estimates by the share of home wins in all games of other seasons. */
export function estimateByConstant(others: readonly Cell[]): Estimate {
  const start = others.find(({ situation }) => situationKey(situation) === '1 top 0 0 0');
  if (!start) throw new Error('No game has a beginning');
  return () => start.homeWins / start.games;
}
