import type { GameView } from '#rules/baseball/game/model.ts';
import { clockText, dateParts, dayInZone, weekdayIfNot } from '#ui/kit/time-text.ts';
import type { Crowd, OwnPick } from '../contract/picks.ts';

/** The short name of a club of a game. */
export function clubName({ teams: { away, home } }: Pick<GameView, 'teams'>, clubId: number): string {
  return clubId === home.id ? home.shortName : away.shortName;
}

const week = 6 * 86_400_000;

/** '11:50 AM'; on another day than `now` 'Mon 11:50 AM', or 'July 27, 11:50 AM' in a week or later. Times are epoch ms (UTC). */
export function formatDayAndTime(at: number, now: number | null, zone: string): string {
  const day = dayInZone(at, zone);
  const clock = clockText(at, zone);
  if (now !== null && Math.abs(at - now) > week) return `${dateParts(day).monthAndDay}, ${clock}`;
  return weekdayIfNot(now === null ? day : dayInZone(now, zone), at, zone) + clock;
}

/** A choice that was not saved: 'Not saved: no connection. Braves still counts.' `calledName`: the club that counts, null without one */
export function describeFailure(error: string, calledName: string | null): string {
  const reason = /[.!?]$/.test(error) ? error : `${error}.`;
  return `Not saved: ${reason} ${calledName === null ? 'No club is called.' : `${calledName} still counts.`}`;
}

/** Each club's share of the picks in whole percent, adding up to 100; null without picks. */
export function crowdShares({ away, home }: Crowd): { away: number; home: number } | null {
  if (away + home === 0) return null;
  const awayShare = Math.round((100 * away) / (away + home));
  return { away: awayShare, home: 100 - awayShare };
}

/** '61% of 83 fans call the Mets.', or when the game is over, '51 of 83 fans picked the Mets.' */
export function describeCrowd(crowd: Crowd, names: { away: string; home: string }, { isEnded = false } = {}): string {
  const share = crowdShares(crowd);
  if (share === null) return 'No picks on this game.';
  const count = crowd.away + crowd.home;
  if (count === 1) return `One fan called it, for the ${crowd.away > 0 ? names.away : names.home}.`;
  if (crowd.away === crowd.home) return `${count} fans are split evenly.`;
  const side = crowd.away > crowd.home ? 'away' : 'home';
  if (isEnded) return `${crowd[side]} of ${count} fans picked the ${names[side]}.`;
  return `${share[side]}% of ${count} fans call the ${names[side]}.`;
}

const hitNames = ['a single', 'a double', 'a triple'];

/** The end of 'You called the Mets': ': right, a double (+2)' for a graded pick, else empty. */
export function describeOutcome({ state, bases }: Pick<OwnPick, 'state' | 'bases'>): string {
  if (state === 'correct') return `: right, ${hitNames[(bases ?? 1) - 1] ?? 'a home run'} (+${bases ?? 1})`;
  if (state === 'wrong') return ': wrong';
  return state === 'void' ? ': void, it counts for nothing' : '';
}

/** The parts of a game that a pick needs: a game card and the view of a game have them. */
export type PickableGame = Pick<
  GameView,
  'gamePk' | 'officialDate' | 'startsAt' | 'status' | 'noPicksReason' | 'teams' | 'venue'
>;
