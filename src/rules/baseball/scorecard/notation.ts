import type { RunnerMove, RunnerStep } from '#rules/baseball/game/event.ts';
import { outcomeOf, plainEvent, type Outcome } from './outcome.ts';
import type { Notation } from './shapes.ts';

/** A finished plate appearance, as far as its notation depends on it. */
export type FinishedPlay = {
  event: string;
  /** the last pitch was a called strike */
  isCalled: boolean;
  /** 'ground ball', 'line drive' …; null if not reported */
  trajectory: string | null;
  /** the moves of all runners on the play that moved the batter */
  moves: RunnerMove[];
};

const reached: Partial<Record<Outcome, string>> = {
  single: '1B',
  double: '2B',
  triple: '3B',
  homeRun: 'HR',
  walk: 'BB',
  intentionalWalk: 'IBB',
  hitByPitch: 'HBP',
  interference: 'CI',
  fieldersChoice: 'FC',
  sacrificeBunt: 'SAC',
  sacrificeFly: 'SF',
};

const balls: [pattern: RegExp, letter: string][] = [
  [/pop/, 'P'],
  [/line/, 'L'],
  [/fly/, 'F'],
  [/ground|bunt|force/, 'G'],
];

const letterIn = (text: string): string => balls.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** F, L, P or G for a fly ball, line drive, pop-up or ground ball; empty if unknown. */
const ballOf = ({ event, trajectory }: FinishedPlay): string =>
  letterIn(plainEvent(event)) || letterIn(trajectory ?? '');

/** Fielders in the order of the throws: 6, 4, 4 and 3 are '6-4-3'. */
export function chainOf(fielders: readonly number[]): string {
  return fielders.filter((fielder, place) => fielder !== fielders[place - 1]).join('-');
}

const outsOf = (moves: RunnerMove[]): RunnerMove[] =>
  moves.filter((move) => move.isOut).toSorted((a, b) => (a.out?.number ?? 0) - (b.out?.number ?? 0));

const multipleOuts = ({ moves }: FinishedPlay): string | null => {
  const outs = outsOf(moves).length;
  return outs === 3 ? 'TP' : outs === 2 ? 'DP' : null;
};

/** A ground ball that makes several outs is one chain of throws; every other batter is out by the own fielders. */
const battedOut = (play: FinishedPlay, batter: RunnerMove | undefined): string => {
  const ball = ballOf(play);
  const all = ball === 'G' ? outsOf(play.moves).flatMap(({ out }) => out?.fielders ?? []) : [];
  const chain = chainOf(all.length > 0 ? all : (batter?.out?.fielders ?? []));
  if (chain.length !== 1) return chain || ball || 'Out';
  return ball ? `${ball}${chain}` : `${chain}U`;
};

const strikeout = (play: FinishedPlay, batter: RunnerMove | undefined): Notation => {
  const fielders = chainOf(batter?.out?.fielders ?? []);
  const thrownOut = fielders.length > 1 ? fielders : null;
  const [step] = batter?.steps ?? [];
  const cause = step && !batter?.isOut ? causeOf(step) : null;
  return { text: 'K', below: multipleOuts(play) ?? thrownOut ?? cause, isBackward: play.isCalled };
};

/** What moved a runner apart from the batter's play: 'SB', 'WP', 'E5'; null for the batter's play. */
export function causeOf({ cause, error }: Pick<RunnerStep, 'cause' | 'error'>): string | null {
  return cause === 'E' ? `E${error ?? ''}` : cause;
}

const belowOf: Partial<Record<Outcome, string>> = { sacrificeBunt: 'SAC', sacrificeFly: 'SF' };

/**
 * The notation of a result, as scorers write it: fielders by position number, F8 for a caught fly ball, 6-4-3 for throws.
 * Without the fielders it is shorter: 'F', 'E', 'K'.
 */
export function notationOf(play: FinishedPlay): Notation {
  const outcome = outcomeOf(play.event);
  const batter = play.moves.find(({ from }) => from === null);
  if (outcome === 'strikeout') return strikeout(play, batter);
  const isOut = batter?.isOut === true && (batter.steps ?? []).length === 0;
  if (outcome === 'error') return plain(`E${batter?.steps?.find(({ cause }) => cause === 'E')?.error ?? ''}`);
  const safe = reached[outcome];
  if (safe !== undefined && !isOut) return plain(safe, multipleOuts(play));
  return plain(battedOut(play, batter), belowOf[outcome] ?? multipleOuts(play));
}

function plain(text: string, below: string | null = null): Notation {
  return { text, below, isBackward: false };
}
