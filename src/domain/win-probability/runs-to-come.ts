import { outcomesOf } from './outcomes.ts';
import type { BaseOut, Outcome } from './outcomes.ts';
import type { Rates } from './rates.ts';

/** so many or more count as so many: it comes to that once in thousands of half-innings */
export const mostRuns = 12;

/** Chance of 0, 1, 2 … `mostRuns` more runs in the half-inning, for each of the 24 states. */
export type RunsToCome = (state: BaseOut) => readonly number[];

const placeOf = ({ outs, bases }: BaseOut): number => outs * 8 + bases;

const everyState: BaseOut[] = [0, 1, 2].flatMap((outs) => [0, 1, 2, 3, 4, 5, 6, 7].map((bases) => ({ outs, bases })));

/** The chance of exactly so many runs. Ends, since a plate appearance without an out or a run fills one more base. */
const exactRuns = (outcomes: Outcome[][]) => {
  const known = new Map<number, number>();
  const chanceOf = (state: BaseOut, runs: number): number => {
    if (runs < 0) return 0;
    if (state.outs === 3) return runs === 0 ? 1 : 0;
    const key = placeOf(state) * (mostRuns + 1) + runs;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (const next of outcomes[placeOf(state)] ?? []) sum += next.chance * chanceOf(next, runs - next.runs);
    known.set(key, sum);
    return sum;
  };
  return chanceOf;
};

const withRest = (chances: number[]): number[] => [...chances, 1 - chances.reduce((sum, chance) => sum + chance, 0)];

/** How many runs a side still scores before the third out, where every plate appearance follows the same rates. */
export function runsToCome(rates: Rates, factor: number): RunsToCome {
  const chanceOf = exactRuns(everyState.map((state) => outcomesOf(state, rates, factor)));
  const table = everyState.map((state) =>
    withRest(Array.from({ length: mostRuns }, (_, runs) => chanceOf(state, runs))),
  );
  return (state) => table[placeOf(state)] ?? [1];
}
