import type { Rates } from '#domain/win-probability/rates.ts';
import { winModel } from '#domain/win-probability/win-model.ts';
import { keyOf, type Cell } from './cell.ts';

/** The home side's chance in a situation. */
export type Estimate = (cell: Cell) => number;

export function byModel(rates: Rates): Estimate {
  const model = winModel(rates);
  return ({ situation }) => model(situation);
}

/** The share of the home side's wins in the very same situation of other seasons; half a game each way is added. */
export function byTable(others: readonly Cell[]): Estimate {
  const table = new Map(others.map((cell) => [keyOf(cell.situation), cell]));
  return ({ situation }) => {
    const { homeWins = 0, games = 0 } = table.get(keyOf(situation)) ?? {};
    return (homeWins + 0.5) / (games + 1);
  };
}

/** The share of the games of other seasons that the home side won, whatever the situation. */
export function byConstant(others: readonly Cell[]): Estimate {
  const start = others.find(({ situation }) => keyOf(situation) === '1 top 0 0 0');
  if (!start) throw new Error('No game has a beginning');
  return () => start.homeWins / start.games;
}
