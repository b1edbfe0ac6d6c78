import { formatLiveState, formatOver, formatStatus } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import {
  isCalledOff,
  isForfeited,
  isSuspended,
  isHidden,
  isLive,
  isOver,
  scheduledStart,
} from '#rules/baseball/game/predicates.ts';

const eastern = { timeZone: 'America/New_York', timeZoneName: 'short' } as const;
const minutes = { hour: 'numeric', minute: '2-digit' } as const;
const dayAndTime = new Intl.DateTimeFormat('en-US', { ...eastern, ...minutes, month: 'long', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { ...eastern, ...minutes });
const timeWithSeconds = new Intl.DateTimeFormat('en-US', { ...eastern, ...minutes, second: '2-digit' });

/** 'July 18 at 7:10 PM EDT' of a time (epoch ms, UTC). */
export function leagueDayAndTime(at: number): string {
  return dayAndTime.format(at);
}

/** '7:10 PM EDT' */
export function leagueTime(at: number): string {
  return time.format(at);
}

/** '7:10:09 PM EDT' */
export function leagueTimeWithSeconds(at: number): string {
  return timeWithSeconds.format(at);
}

type Described = Pick<GameCard, 'status' | 'startsAt' | 'inning' | 'inningState' | 'scheduledInnings'>;

/** 'Final/10', 'Bottom 7th', 'Postponed' or 'July 18 at 7:10 PM EDT'. */
export function describeState(game: Described): string {
  if (isOver(game)) return isForfeited(game) ? formatStatus(game) : formatOver(game);
  if (isCalledOff(game) || isSuspended(game) || isHidden(game)) return formatStatus(game);
  if (isLive(game)) return formatLiveState(game);
  const start = scheduledStart(game);
  return start === null ? 'Time TBD' : leagueDayAndTime(start);
}
