import type { BaseOut } from './outcomes.ts';
import type { RunsToCome } from './runs-to-come.ts';

export type Sides = { away: RunsToCome; home: RunsToCome };

/** The home side's chance to win, 0 to 1, by its lead. */
export type Worth = (homeLead: number) => number;

/** The same in the middle of a half-inning; after its third out, of what follows. */
type HalfWorth = (state: BaseOut, homeLead: number) => number;

export type InningWorth = { top: HalfWorth; bottom: HalfWorth };

/** greater leads are one case */
const mostLead = 30;

const tabled = (worth: Worth): Worth => {
  const table = Array.from({ length: 2 * mostLead + 1 }, (_, place) => worth(place - mostLead));
  return (homeLead) => table[Math.max(-mostLead, Math.min(mostLead, homeLead)) + mostLead] ?? 0;
};

const average = (chances: readonly number[], worth: (runs: number) => number): number => {
  let sum = 0;
  chances.forEach((chance, runs) => (sum += chance * worth(runs)));
  return sum;
};

/**
 * An inning, given what a lead is worth when it is over. `start` is how each half begins. In the last one the home side
 * has won as soon as it leads and need not bat (Official Baseball Rules 7.01(g)).
 */
export function inningWorth(
  { away, home }: Sides,
  { afterwards, start, isLast }: { afterwards: Worth; start: BaseOut; isLast: boolean },
): InningWorth {
  const after = tabled(afterwards);
  const bottom: HalfWorth = (state, homeLead) =>
    isLast && homeLead > 0 ? 1 : average(home(state), (runs) => after(homeLead + runs));
  const middle = tabled((homeLead) => bottom(start, homeLead));
  return { top: (state, homeLead) => average(away(state), (runs) => middle(homeLead - runs)), bottom };
}
