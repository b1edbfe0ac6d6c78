import type { BaseOut } from './outcomes.ts';
import type { RunsToCome } from './runs-to-come.ts';

export type Sides = { away: RunsToCome; home: RunsToCome };

/** The home side's probability of winning, 0 to 1, for a lead in runs. */
export type ChanceByLead = (homeLead: number) => number;

/** The same during a half-inning; with three outs, at the start of the next one. */
type HalfChance = (state: BaseOut, homeLead: number) => number;

export type InningChances = { top: HalfChance; bottom: HalfChance };

/** greater leads have the same probability */
const maxLead = 30;

const tabulate = (chance: ChanceByLead): ChanceByLead => {
  const table = Array.from({ length: 2 * maxLead + 1 }, (_, index) => chance(index - maxLead));
  return (homeLead) => table[Math.max(-maxLead, Math.min(maxLead, homeLead)) + maxLead] ?? 0;
};

const average = (distribution: readonly number[], chance: (runs: number) => number): number => {
  let sum = 0;
  distribution.forEach((share, runs) => (sum += share * chance(runs)));
  return sum;
};

/**
 * The probabilities within one inning, given those after it. `start` is the situation at the start of each half. In the
 * last inning the home side wins as soon as it leads (Official Baseball Rules 7.01(g)).
 */
export function inningChances(
  { away, home }: Sides,
  { afterwards, start, isLast }: { afterwards: ChanceByLead; start: BaseOut; isLast: boolean },
): InningChances {
  const after = tabulate(afterwards);
  const bottom: HalfChance = (state, homeLead) =>
    isLast && homeLead > 0 ? 1 : average(home(state), (runs) => after(homeLead + runs));
  const middle = tabulate((homeLead) => bottom(start, homeLead));
  return { top: (state, homeLead) => average(away(state), (runs) => middle(homeLead - runs)), bottom };
}
