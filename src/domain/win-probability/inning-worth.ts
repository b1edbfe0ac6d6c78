import type { BaseOut } from './outcomes.ts';
import type { RunsToCome } from './runs-to-come.ts';

export type Sides = { away: RunsToCome; home: RunsToCome };

/** The home side's probability of winning, 0 to 1, for a lead in runs. */
export type Worth = (homeLead: number) => number;

/** The same during a half-inning; with three outs, at the start of the next one. */
type HalfWorth = (state: BaseOut, homeLead: number) => number;

export type InningWorth = { top: HalfWorth; bottom: HalfWorth };

/** greater leads have the same probability */
const maxLead = 30;

const tabulate = (worth: Worth): Worth => {
  const table = Array.from({ length: 2 * maxLead + 1 }, (_, index) => worth(index - maxLead));
  return (homeLead) => table[Math.max(-maxLead, Math.min(maxLead, homeLead)) + maxLead] ?? 0;
};

const average = (chances: readonly number[], worth: (runs: number) => number): number => {
  let sum = 0;
  chances.forEach((chance, runs) => (sum += chance * worth(runs)));
  return sum;
};

/**
 * The probabilities within one inning, given those after it. `start` is the situation at the start of each half. In the
 * last inning the home side wins as soon as it leads (Official Baseball Rules 7.01(g)).
 */
export function inningWorth(
  { away, home }: Sides,
  { afterwards, start, isLast }: { afterwards: Worth; start: BaseOut; isLast: boolean },
): InningWorth {
  const after = tabulate(afterwards);
  const bottom: HalfWorth = (state, homeLead) =>
    isLast && homeLead > 0 ? 1 : average(home(state), (runs) => after(homeLead + runs));
  const middle = tabulate((homeLead) => bottom(start, homeLead));
  return { top: (state, homeLead) => average(away(state), (runs) => middle(homeLead - runs)), bottom };
}
