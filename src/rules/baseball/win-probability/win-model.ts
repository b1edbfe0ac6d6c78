import { fittedRates } from './fitted-rates.ts';
import { type BaseOut, outcomesOf, type Outcome, type Rates } from './outcomes.ts';

/** Higher numbers of runs count as this one; they occur once in thousands of half-innings. */
export const maxRuns = 12;

/** Probabilities of 0, 1, 2 … `maxRuns` more runs in the half-inning, for each of the 24 states. */
type RunsToCome = (state: BaseOut) => readonly number[];

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

type Sides = { away: RunsToCome; home: RunsToCome };

/** The home side's probability of winning, 0 to 1, for a lead in runs. */
type ChanceByLead = (homeLead: number) => number;

/** The same during a half-inning; with three outs, at the start of the next one. */
type HalfChance = (state: BaseOut, homeLead: number) => number;

type InningChances = { top: HalfChance; bottom: HalfChance };

/** greater leads have the same probability */
const maxLead = 30;

const tabulate = (chance: ChanceByLead): ChanceByLead => {
  const table = Array.from({ length: 2 * maxLead + 1 }, (_, index) => chance(index - maxLead));
  return (homeLead) => table[Math.max(-maxLead, Math.min(maxLead, homeLead)) + maxLead] ?? 0;
};

const average = (distribution: readonly number[], chance: (runs: number) => number): number =>
  distribution.reduce((sum, share, runs) => sum + share * chance(runs), 0);

/**
 * The probabilities within one inning, given those after it. `start` is the situation at the start of each half. In the
 * last inning the home side wins as soon as it leads (Official Baseball Rules 7.01(g)).
 */
function inningChances(
  { away, home }: Sides,
  { afterwards, start, isLast }: { afterwards: ChanceByLead; start: BaseOut; isLast: boolean },
): InningChances {
  const after = tabulate(afterwards);
  const bottom: HalfChance = (state, homeLead) =>
    isLast && homeLead > 0 ? 1 : average(home(state), (runs) => after(homeLead + runs));
  const middle = tabulate((homeLead) => bottom(start, homeLead));
  return { top: (state, homeLead) => average(away(state), (runs) => middle(homeLead - runs)), bottom };
}

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

/**
 * Estimates the home side's probability of winning, 0 to 1; exactly 0 or 1 if the game is decided. The estimate depends on
 * the situation and the home advantage, not on clubs, players or the count.
 * Source: major-league games of 2011 to 2019, docs/model.md.
 */
export const homeWinProbability: (situation: Situation) => number = winModel(fittedRates);
