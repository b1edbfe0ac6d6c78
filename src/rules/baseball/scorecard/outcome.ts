import type { GameEventOf } from '#rules/baseball/game/event.ts';

/** The kinds of results of a plate appearance that a scorecard and its proof distinguish. */
export type Outcome =
  | 'single'
  | 'double'
  | 'triple'
  | 'homeRun'
  | 'walk'
  | 'intentionalWalk'
  | 'hitByPitch'
  | 'interference'
  | 'error'
  | 'fieldersChoice'
  | 'sacrificeBunt'
  | 'sacrificeFly'
  | 'strikeout'
  | 'out';

const outcomes: [event: RegExp, outcome: Outcome][] = [
  [/^single/, 'single'],
  [/^(?:ground rule )?double$/, 'double'],
  [/^triple$/, 'triple'],
  [/^home run/, 'homeRun'],
  [/^intent/, 'intentionalWalk'],
  [/^walk/, 'walk'],
  [/^hit by pitch/, 'hitByPitch'],
  [/^catcher interf/, 'interference'],
  [/^(?:field )?error/, 'error'],
  [/^field(?:er'?s|ers) choice|^force ?out/, 'fieldersChoice'],
  [/^sac(?:rifice)? bunt/, 'sacrificeBunt'],
  [/^sac(?:rifice)? fly/, 'sacrificeFly'],
  [/^strike ?out/, 'strikeout'],
];

/** Names of events in one form: 'Sac Fly' and 'sac_fly' are 'sac fly'. */
export function plainEvent(event: string): string {
  return event.toLowerCase().replaceAll('_', ' ');
}

/** The outcome of a plate appearance by the name of its event. Every unknown name is an out. */
export function outcomeOf(event: string): Outcome {
  const name = plainEvent(event);
  return outcomes.find(([pattern]) => pattern.test(name))?.[1] ?? 'out';
}

const noAtBats: ReadonlySet<Outcome> = new Set([
  'walk',
  'intentionalWalk',
  'hitByPitch',
  'interference',
  'sacrificeBunt',
  'sacrificeFly',
]);

/** Whether a plate appearance is charged as a time at bat (Official Baseball Rules 9.02(a)(1)). */
export function isAtBat(outcome: Outcome): boolean {
  return !noAtBats.has(outcome);
}

export function isWalk(outcome: Outcome): boolean {
  return outcome === 'walk' || outcome === 'intentionalWalk';
}

/** An out on the bases ended the inning, or a run the game, before the batter did anything: it is no plate appearance. */
export function isUnfinished(
  { isBatterStillDue }: Pick<GameEventOf<'plateAppearanceEnded'>, 'isBatterStillDue'>,
  outcome: Outcome,
): boolean {
  return isBatterStillDue && outcome === 'out';
}
