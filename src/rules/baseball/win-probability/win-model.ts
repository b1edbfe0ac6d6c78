import { inningChances } from './inning-chances.ts';
import type { InningChances, Sides, ChanceByLead } from './inning-chances.ts';
import type { BaseOut } from './outcomes.ts';
import type { Rates } from './rates.ts';
import { runsToCome } from './runs-to-come.ts';

/** The situation of a game; with three outs the half-inning is over. */
export type Situation = BaseOut & {
  inning: number;
  half: 'top' | 'bottom';
  /** runs of the home side minus runs of the away side */
  homeLead: number;
  scheduledInnings: number;
  /** true if each half of an extra inning begins with a runner on second (Official Baseball Rules 7.01(b)) */
  hasPlacedRunner: boolean;
};

/** The situation before the first pitch of a game of nine innings. */
export const startOfGame: Situation = {
  inning: 1,
  half: 'top',
  outs: 0,
  bases: 0,
  homeLead: 0,
  scheduledInnings: 9,
  hasPlacedRunner: false,
};

/** the limit for the upstream's number of scheduled innings */
const maxInnings = 30;

const basesEmpty: BaseOut = { outs: 0, bases: 0 };
const runnerOnSecond: BaseOut = { outs: 0, bases: 2 };

/** The home side's probability of winning a game tied after the last inning: innings are played until one side wins one. */
const tieWinProbability = ({ away, home }: Sides, start: BaseOut): number => {
  const visitors = away(start);
  let fewer = 0;
  let wins = 0;
  let ties = 0;
  home(start).forEach((chance, runs) => {
    wins += chance * fewer;
    ties += chance * (visitors[runs] ?? 0);
    fewer += visitors[runs] ?? 0;
  });
  return wins / (1 - ties);
};

const lastInning = (sides: Sides, start: BaseOut): InningChances => {
  const tied = tieWinProbability(sides, start);
  const afterwards: ChanceByLead = (homeLead) => (homeLead === 0 ? tied : Number(homeLead > 0));
  return inningChances(sides, { afterwards, start, isLast: true });
};

/** The innings of a game by the number of innings that follow. */
const innings = (sides: Sides): ((toFollow: number) => InningChances) => {
  const memo = [lastInning(sides, basesEmpty)];
  return function inning(toFollow) {
    const computed = memo[toFollow];
    if (computed) return computed;
    const next = inning(toFollow - 1);
    const afterwards: ChanceByLead = (homeLead) => next.top(basesEmpty, homeLead);
    return (memo[toFollow] = inningChances(sides, { afterwards, start: basesEmpty, isLast: false }));
  };
};

/** Creates a function for the home side's probability of winning, 0 to 1, in which every plate appearance has the same rates. */
export function winModel(rates: Rates): (situation: Situation) => number {
  const edge = Math.sqrt(rates.homeFactor);
  const sides = { away: runsToCome(rates, 1 / edge), home: runsToCome(rates, edge) };
  const regular = innings(sides);
  const extra = lastInning(sides, runnerOnSecond);
  return ({ inning, half, homeLead, scheduledInnings, hasPlacedRunner, outs, bases }) => {
    const isExtra = hasPlacedRunner && inning > scheduledInnings;
    const chances = isExtra ? extra : regular(Math.min(maxInnings, Math.max(0, scheduledInnings - inning)));
    return chances[half]({ outs, bases }, homeLead);
  };
}
