import type { MoveCause, RunnerMove, RunnerOut, RunnerStep } from '#rules/baseball/game/event.ts';
import type { WireRunner } from './wire-play.ts';

const bases = { '1B': 1, '2B': 2, '3B': 3, '4B': 'home', score: 'home' } as const;

const causes: [eventType: RegExp, cause: MoveCause][] = [
  [/^stolen_base/, 'SB'],
  [/^(?:pickoff_)?caught_stealing/, 'CS'],
  [/^(?:pickoff_)?error/, 'E'],
  [/^pickoff/, 'PO'],
  [/^wild_pitch/, 'WP'],
  [/^passed_ball/, 'PB'],
  [/^(?:forced_)?balk|^disengagement/, 'BK'],
  [/^defensive_indiff/, 'DI'],
];

export function isErrorCredit(credit: string): boolean {
  return credit.includes('error') || credit === 'c_catcher_interf';
}

/** Codes 1 to 9; designated hitters and unknown codes are no fielders. */
const positionsOf = (credits: WireRunner['credits']): number[] =>
  credits.map(({ position }) => Number(position?.code)).filter((code) => code >= 1 && code <= 9);

const errorIn = (runners: WireRunner[]): number | undefined =>
  positionsOf(runners.flatMap(({ credits }) => credits.filter(({ credit }) => isErrorCredit(credit))))[0];

/** The error of a catcher who interferes is the batter's result, not a cause of its own. */
const isFault = ({ credits }: WireRunner): boolean => credits.some(({ credit }) => credit.includes('error'));

const causeOf = (runner: WireRunner, isSafe: boolean): MoveCause | null => {
  if (isSafe && isFault(runner)) return 'E';
  return causes.find(([pattern]) => pattern.test(runner.details.eventType ?? ''))?.[1] ?? null;
};

const toStep = (runner: WireRunner, all: WireRunner[]): RunnerStep[] => {
  const end = runner.movement?.end;
  if (end === undefined || runner.movement?.isOut === true) return [];
  const cause = causeOf(runner, true);
  const error = cause === 'E' ? (errorIn([runner]) ?? errorIn(all)) : undefined;
  return [{ to: bases[end], cause, ...(error === undefined ? {} : { error }) }];
};

/** An outfielder's assist is listed a second time, as `f_assist_of`. */
const isPartOfOut = (credit: string): boolean => credit.startsWith('f_assist') || credit === 'f_putout';

const toOut = (steps: WireRunner[]): RunnerOut | undefined => {
  const runner = steps.find(({ movement }) => movement?.isOut === true);
  if (!runner) return undefined;
  const { outBase, outNumber } = runner.movement ?? {};
  const fielders = positionsOf(runner.credits.filter(({ credit }) => isPartOfOut(credit)));
  if (outBase === undefined && outNumber === undefined && fielders.length === 0) return undefined;
  return {
    at: outBase ? bases[outBase] : null,
    number: outNumber ?? null,
    fielders,
    cause: causeOf(runner, false),
  };
};

const toRun = (steps: WireRunner[]): RunnerMove['run'] => {
  const { movement, details } = steps.at(-1) ?? {};
  if (movement?.end !== 'score' || details?.earned === undefined) return undefined;
  return { isEarned: details.earned, pitcherId: details.responsiblePitcher?.id ?? null };
};

/** What a scorecard notes about the move of a runner: `ordered` are the runner's parts, `all` the parts of all runners. */
export function toMoveDetail(ordered: WireRunner[], all: WireRunner[]): Pick<RunnerMove, 'steps' | 'out' | 'run'> {
  const steps = ordered.flatMap((runner) => toStep(runner, all));
  const out = toOut(ordered);
  const run = toRun(ordered);
  const hasOwnCause = steps.some(({ cause }) => cause !== null) || (out !== undefined && steps.length > 0);
  return { ...(hasOwnCause ? { steps } : {}), ...(out ? { out } : {}), ...(run ? { run } : {}) };
}
