import type { Rates } from './rates.ts';

/** Where a half-inning stands: outs, and the taken bases as bits (first 1, second 2, third 4). */
export type BaseOut = { outs: number; bases: number };

/** What a plate appearance may make of it. `outs` 3 ends the half-inning. */
export type Outcome = BaseOut & { chance: number; runs: number };

const first = 1;
const second = 2;
const third = 4;

const has = (bases: number, base: number): boolean => (bases & base) !== 0;
const count = (bases: number): number => [first, second, third].filter((base) => has(bases, base)).length;

/** With two out, runners go with the ball: so much more often does the man on second score on a single. */
const twoOutJump = 0.25;

const walk = (bases: number): Omit<Outcome, 'chance' | 'outs'> => {
  if (!has(bases, first)) return { bases: bases | first, runs: 0 };
  if (!has(bases, second)) return { bases: bases | second, runs: 0 };
  return has(bases, third) ? { bases, runs: 1 } : { bases: bases | third, runs: 0 };
};

/** A man on second scores or stops at third; a man on first takes third only where it is free. */
const single = ({ outs, bases }: BaseOut, rates: Rates): Outcome[] => {
  const scores = has(bases, second) ? Math.min(1, rates.secondScoresOnSingle + (outs === 2 ? twoOutJump : 0)) : 1;
  const goes = has(bases, first) ? rates.firstToThirdOnSingle : 0;
  const fromThird = has(bases, third) ? 1 : 0;
  const fromSecond = has(bases, second) ? 1 : 0;
  const from = has(bases, first) ? second : 0;
  return [
    { chance: scores * (1 - goes), outs, bases: first | from, runs: fromThird + fromSecond },
    { chance: scores * goes, outs, bases: first | third, runs: fromThird + fromSecond },
    { chance: 1 - scores, outs, bases: first | from | third, runs: fromThird },
  ];
};

const double = ({ outs, bases }: BaseOut, { firstScoresOnDouble }: Rates): Outcome[] => {
  const runs = count(bases & ~first);
  if (!has(bases, first)) return [{ chance: 1, outs, bases: second, runs }];
  return [
    { chance: firstScoresOnDouble, outs, bases: second, runs: runs + 1 },
    { chance: 1 - firstScoresOnDouble, outs, bases: second | third, runs },
  ];
};

/** Batter and man on first are out, the others move up. */
const doublePlay = ({ outs, bases }: BaseOut): BaseOut & { runs: number } =>
  outs === 0
    ? { outs: 2, bases: has(bases, second) ? third : 0, runs: has(bases, third) ? 1 : 0 }
    : { outs: 3, bases: 0, runs: 0 };

const out = ({ outs, bases }: BaseOut, rates: Rates): Outcome[] => {
  if (outs === 2) return [{ chance: 1, outs: 3, bases: 0, runs: 0 }];
  const two = has(bases, first) ? rates.doublePlay : 0;
  const up = bases === 0 ? 0 : (1 - two) * rates.moveUpOnOut;
  return [
    { chance: two, ...doublePlay({ outs, bases }) },
    { chance: up, outs: outs + 1, bases: (bases << 1) & 7, runs: has(bases, third) ? 1 : 0 },
    { chance: 1 - two - up, outs: outs + 1, bases, runs: 0 },
  ];
};

const weighed = (chance: number, outcomes: Outcome[]): Outcome[] =>
  outcomes.map((outcome) => ({ ...outcome, chance: outcome.chance * chance }));

/**
 * Everything that a plate appearance may come to, chances adding up to 1. `factor` makes getting on base more or less
 * frequent in every way alike. Nobody is left over: each outcome has one more man on base, home or out than before.
 */
export function outcomesOf(before: BaseOut, rates: Rates, factor = 1): Outcome[] {
  const { outs, bases } = before;
  const onBase = (rates.walk + rates.single + rates.double + rates.triple + rates.homeRun) * factor;
  return [
    ...weighed(rates.walk * factor, [{ chance: 1, outs, ...walk(bases) }]),
    ...weighed(rates.single * factor, single(before, rates)),
    ...weighed(rates.double * factor, double(before, rates)),
    ...weighed(rates.triple * factor, [{ chance: 1, outs, bases: third, runs: count(bases) }]),
    ...weighed(rates.homeRun * factor, [{ chance: 1, outs, bases: 0, runs: count(bases) + 1 }]),
    ...weighed(1 - onBase, out(before, rates)),
  ].filter(({ chance }) => chance > 0);
}
