import { inningWorth } from './inning-worth.ts';
import type { InningWorth, Sides, Worth } from './inning-worth.ts';
import type { BaseOut } from './outcomes.ts';
import type { Rates } from './rates.ts';
import { runsToCome } from './runs-to-come.ts';

/** Where a game stands; with three outs, that half-inning is over. */
export type Situation = BaseOut & {
  inning: number;
  half: 'top' | 'bottom';
  /** runs of the home side less those of the visitors */
  homeLead: number;
  scheduledInnings: number;
  /** whether each half of an extra inning begins with a runner on second (Official Baseball Rules 7.01(b)) */
  hasPlacedRunner: boolean;
};

/** no game is longer; what the league says of its length is not trusted beyond it */
const mostInnings = 30;

const nobodyOn: BaseOut = { outs: 0, bases: 0 };
const runnerOnSecond: BaseOut = { outs: 0, bases: 2 };

/** The home side's chance in a tied game after the last inning: an inning is played until somebody wins it. */
const winsTie = ({ away, home }: Sides, start: BaseOut): number => {
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

const lastInning = (sides: Sides, start: BaseOut): InningWorth => {
  const tied = winsTie(sides, start);
  const afterwards: Worth = (homeLead) => (homeLead === 0 ? tied : Number(homeLead > 0));
  return inningWorth(sides, { afterwards, start, isLast: true });
};

/** The innings of a game from the last backwards, by how many are to follow. */
const innings = (sides: Sides): ((toFollow: number) => InningWorth) => {
  const known = [lastInning(sides, nobodyOn)];
  return function inning(toFollow) {
    const made = known[toFollow];
    if (made) return made;
    const next = inning(toFollow - 1);
    const afterwards: Worth = (homeLead) => next.top(nobodyOn, homeLead);
    return (known[toFollow] = inningWorth(sides, { afterwards, start: nobodyOn, isLast: false }));
  };
};

/** The home side's chance to win, 0 to 1, where every plate appearance follows the same rates. */
export function winModel(rates: Rates): (situation: Situation) => number {
  const edge = Math.sqrt(rates.homeFactor);
  const sides = { away: runsToCome(rates, 1 / edge), home: runsToCome(rates, edge) };
  const regular = innings(sides);
  const extra = lastInning(sides, runnerOnSecond);
  return ({ inning, half, homeLead, scheduledInnings, hasPlacedRunner, outs, bases }) => {
    const isExtra = hasPlacedRunner && inning > scheduledInnings;
    const worth = isExtra ? extra : regular(Math.min(mostInnings, Math.max(0, scheduledInnings - inning)));
    return worth[half]({ outs, bases }, homeLead);
  };
}
