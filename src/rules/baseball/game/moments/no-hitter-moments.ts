import { ordinal } from '../../stats/figures.ts';
import { playsOf } from '../fold.ts';
import { isPerfect } from '../is-perfect.ts';
import type { Side } from '../model.ts';
import { isOver } from '../predicates.ts';
import { fieldingSideOf, type Progress } from '../progress.ts';
import { momentOfStep, type FoundMoment, type GameStep, type Priority } from './game-moment.ts';

/** The innings after which a no-hitter is a moment, and its priority then. */
const priorities = new Map<number, Priority>([
  [5, 1],
  [6, 2],
  [7, 3],
  [8, 3],
]);

/** A no-hitter counts from this many innings (Major League Baseball, 1991). */
const fullLength = 9;

const names = { true: 'perfect game', false: 'no-hitter' } as const;

const nameOf = (game: Progress, side: Side) => names[`${isPerfect(playsOf(game), side)}`];

const hitsAllowed = ({ totals }: Progress, side: Side): number => totals[side === 'away' ? 'home' : 'away'].hits;

/** The innings that a side has pitched to the end. */
const inningsOf = ({ inning, half, outs }: Progress, side: Side): number => {
  if (inning === null) return 0;
  const isNow = fieldingSideOf(half) === side;
  if (isNow) return outs === 3 ? inning : inning - 1;
  return side === 'home' ? inning : inning - 1;
};

function goesOn(step: GameStep, side: Side): FoundMoment[] {
  const { header, after } = step;
  const innings = inningsOf(after, side);
  const priority = priorities.get(innings);
  if (after.outs < 3 || priority === undefined || hitsAllowed(after, side) > 0) return [];
  const { id, shortName } = header.teams[side];
  const headline = `${shortName} have a ${nameOf(after, side)} through ${innings} innings`;
  return [momentOfStep(step, `${side}:${innings}`, { kind: 'noHitter', headline, clubId: id, priority })];
}

/** A hit ends a no-hitter; any other runner ends a perfect game, which goes on as a no-hitter. */
function isBroken(step: GameStep, side: Side): FoundMoment[] {
  const { header, before, after } = step;
  const priority = priorities.get(Math.min(8, (before.inning ?? 1) - 1));
  if (priority === undefined || hitsAllowed(before, side) > 0) return [];
  const { id, shortName } = header.teams[side];
  const name = nameOf(before, side);
  const isHit = hitsAllowed(after, side) > 0;
  if (!isHit && (name === 'no-hitter' || nameOf(after, side) === name)) return [];
  const headline = `${shortName} lose their ${name} in the ${ordinal(after.inning ?? 0)}`;
  return [
    momentOfStep(step, `${side}:${isHit ? 'hit' : 'runner'}`, {
      kind: 'noHitterOver',
      headline: isHit ? headline : `${headline} but still have a no-hitter`,
      clubId: id,
      priority,
    }),
  ];
}

/** It is complete when the game is over. */
function isComplete(step: GameStep, side: Side): FoundMoment[] {
  const { header, before, after } = step;
  if (isOver(before) || !isOver(after)) return [];
  if (inningsOf(after, side) < fullLength || hitsAllowed(after, side) > 0) return [];
  const { id, shortName } = header.teams[side];
  const headline = `${shortName} throw a ${nameOf(after, side)}`;
  return [momentOfStep(step, `${side}:complete`, { kind: 'noHitter', headline, clubId: id, priority: 3, play: null })];
}

/** No-hitters and perfect games of a step. Without all plays, a hit can be unknown, and nothing is found. */
export function noHitterMoments(step: GameStep): FoundMoment[] {
  const { after, event } = step;
  if (after.missingPlays.length > 0 || after.inning === null) return [];
  if (event.type === 'status') return (['away', 'home'] as const).flatMap((side) => isComplete(step, side));
  if (event.type !== 'plateAppearanceEnded') return [];
  const side = fieldingSideOf(after.half);
  return [...goesOn(step, side), ...isBroken(step, side)];
}
