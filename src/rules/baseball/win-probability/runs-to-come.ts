import { outcomesOf } from './outcomes.ts';
import type { BaseOut, Outcome } from './outcomes.ts';
import type { Rates } from './rates.ts';

/** Higher numbers of runs count as this one; they occur once in thousands of half-innings. */
export const maxRuns = 12;

/** Probabilities of 0, 1, 2 … `maxRuns` more runs in the half-inning, for each of the 24 states. */
export type RunsToCome = (state: BaseOut) => readonly number[];

const indexOf = ({ outs, bases }: BaseOut): number => outs * 8 + bases;

const everyState: BaseOut[] = [0, 1, 2].flatMap((outs) => [0, 1, 2, 3, 4, 5, 6, 7].map((bases) => ({ outs, bases })));

/**
 * The probability of exactly `runs` runs. The recursion ends because a plate appearance without an out or a run fills one
 * more base.
 */
const exactRuns = (outcomes: Outcome[][]) => {
  const memo = new Map<number, number>();
  const chanceOf = (state: BaseOut, runs: number): number => {
    if (runs < 0) return 0;
    if (state.outs === 3) return runs === 0 ? 1 : 0;
    const key = indexOf(state) * (maxRuns + 1) + runs;
    const computed = memo.get(key);
    if (computed !== undefined) return computed;
    let sum = 0;
    for (const next of outcomes[indexOf(state)] ?? []) sum += next.chance * chanceOf(next, runs - next.runs);
    memo.set(key, sum);
    return sum;
  };
  return chanceOf;
};

const appendRemainder = (chances: number[]): number[] => [
  ...chances,
  1 - chances.reduce((sum, chance) => sum + chance, 0),
];

/** The distribution of the runs that a side scores before the third out if every plate appearance has the same rates. */
export function runsToCome(rates: Rates, factor: number): RunsToCome {
  const chanceOf = exactRuns(everyState.map((state) => outcomesOf(state, rates, factor)));
  const table = everyState.map((state) =>
    appendRemainder(Array.from({ length: maxRuns }, (_, runs) => chanceOf(state, runs))),
  );
  return (state) => table[indexOf(state)] ?? [1];
}
