import type { GameStatus, GameView } from './model.ts';

/** What a source says about a game: the schedule, one of its listings, or the live feed. */
export type GameReport = {
  status: Pick<GameStatus, 'phase' | 'detail'>;
  /** YYYY-MM-DD; empty if it is not known */
  officialDate: string;
  /** grows with the game, and is equal if nothing is known of it */
  progress: number;
};

/** The progress of a game: the half-innings that have begun. */
export function progressOf({ inning, inningState }: Pick<GameView, 'inning' | 'inningState'>): number {
  return 2 * (inning ?? 0) + (inningState === 'Bottom' || inningState === 'End' ? 1 : 0);
}

/**
 * Whether a report says something later than another one about the same game, where sources disagree. An end counts: a result before
 * everything, a postponed or canceled game before one that is to be played, in progress or suspended on that date. A game that moved
 * counts as on its later date. Of play and suspension, the one with more progress counts, else the suspension.
 */
export function isLaterReport(one: GameReport, other: GameReport): boolean {
  const [phase, before] = [one.status.phase, other.status.phase];
  if (phase === before) return phase === 'void' || phase === 'open' ? isLaterSame(one, other) : false;
  if (phase === 'unknown' || before === 'final') return false;
  if (before === 'unknown' || phase === 'final') return true;
  if (phase === 'void') return !isMovedFrom(other, one);
  if (before === 'void') return isMovedFrom(one, other);
  // a suspended game has begun, so that its listing on another date is its resumption
  if (phase === 'open') return before === 'live' && isMovedFrom(one, other);
  if (before === 'open') return phase === 'held' || !isMovedFrom(other, one);
  return one.progress === other.progress ? phase === 'held' : one.progress > other.progress;
}

/** A postponed game can still be canceled. */
function isLaterSame(one: GameReport, other: GameReport): boolean {
  if (isMovedFrom(one, other) || isMovedFrom(other, one)) return isMovedFrom(one, other);
  return one.status.detail === 'canceled' && other.status.detail === 'postponed';
}

function isMovedFrom({ officialDate }: GameReport, other: GameReport): boolean {
  return other.officialDate !== '' && officialDate > other.officialDate;
}
