/**
 * Probabilities of the results of a plate appearance, 0 to 1, averaged over all clubs, parks and pitchers.
 * They are not the league's averages but those with which `win-model.ts` fits the results of games best, so they include
 * the effect of events that the model leaves out (steals, errors, wild pitches).
 */
export type Rates = {
  /** a walk or a hit batter */
  walk: number;
  single: number;
  double: number;
  triple: number;
  homeRun: number;
  /** how many times more often home batters reach base than away batters */
  homeFactor: number;
  /** all runners advance on an out with fewer than two outs and a runner on base */
  moveUpOnOut: number;
  /** an out with a runner on first and fewer than two outs is a double play */
  doublePlay: number;
  firstToThirdOnSingle: number;
  /** with fewer than two outs; for two outs see `outcomes.ts` */
  secondScoresOnSingle: number;
  firstScoresOnDouble: number;
};

/** The situation in a half-inning: outs, and occupied bases as bits (first 1, second 2, third 4). */
export type BaseOut = { outs: number; bases: number };

/** A possible result of a plate appearance with its probability. Three outs end the half-inning. */
export type Outcome = BaseOut & { chance: number; runs: number };

const first = 1;
const second = 2;
const third = 4;

const has = (bases: number, base: number): boolean => (bases & base) !== 0;
const count = (bases: number): number => [first, second, third].filter((base) => has(bases, base)).length;

/** Added to the probability that a runner on second scores on a single with two outs, because runners start at contact. */
const twoOutJump = 0.25;

const walk = (bases: number): Omit<Outcome, 'chance' | 'outs'> => {
  if (!has(bases, first)) return { bases: bases | first, runs: 0 };
  if (!has(bases, second)) return { bases: bases | second, runs: 0 };
  return has(bases, third) ? { bases, runs: 1 } : { bases: bases | third, runs: 0 };
};

/** A runner on second scores or stops at third; a runner on first reaches third only if it is free. */
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

/** The batter and the runner on first are out, the other runners advance. */
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

const weight = (chance: number, outcomes: Outcome[]): Outcome[] =>
  outcomes.map((outcome) => ({ ...outcome, chance: outcome.chance * chance }));

export type OutcomeKind = 'walk' | 'single' | 'double' | 'triple' | 'homeRun' | 'out';

const outcomesByKind: Record<OutcomeKind, (before: BaseOut, rates: Rates) => Outcome[]> = {
  walk: ({ outs, bases }) => [{ chance: 1, outs, ...walk(bases) }],
  single,
  double,
  triple: ({ outs, bases }) => [{ chance: 1, outs, bases: third, runs: count(bases) }],
  homeRun: ({ outs, bases }) => [{ chance: 1, outs, bases: 0, runs: count(bases) + 1 }],
  out,
};

/** The possible results of a plate appearance of one kind; their probabilities add up to 1. */
export function outcomesOfKind(kind: OutcomeKind, before: BaseOut, rates: Rates): Outcome[] {
  return outcomesByKind[kind](before, rates).filter(({ chance }) => chance > 0);
}

const waysOn = ['walk', 'single', 'double', 'triple', 'homeRun'] as const;

/**
 * All results of a plate appearance; their probabilities add up to 1. `factor` scales all ways of reaching base. In each
 * result, one more player than before is on base, home or out.
 */
export function outcomesOf(before: BaseOut, rates: Rates, factor = 1): Outcome[] {
  const onBase = waysOn.reduce((sum, kind) => sum + rates[kind], 0) * factor;
  return [
    ...waysOn.flatMap((kind) => weight(rates[kind] * factor, outcomesOfKind(kind, before, rates))),
    ...weight(1 - onBase, outcomesOfKind('out', before, rates)),
  ].filter(({ chance }) => chance > 0);
}
