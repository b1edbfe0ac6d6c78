import type { Crowd, OwnPick } from '../../contract/predictions.ts';
import { clockText, dateParts, dayInZone } from '#ui/time/time-text.ts';

/** '11:50 AM', or 'July 27, 11:50 AM' on another day than `now`. Times are epoch ms (UTC). */
export function formatDayAndTime(
  at: number,
  now: number | null,
  zone: string,
  options?: Parameters<typeof clockText>[2],
): string {
  const day = dayInZone(at, zone);
  const isToday = now === null || dayInZone(now, zone) === day;
  return `${isToday ? '' : `${dateParts(day).monthAndDay}, `}${clockText(at, zone, options)}`;
}

/** Each club's share of the picks in whole percent, adding up to 100; null without picks. */
export function crowdShares({ away, home }: Crowd): { away: number; home: number } | null {
  if (away + home === 0) return null;
  const awayShare = Math.round((100 * away) / (away + home));
  return { away: awayShare, home: 100 - awayShare };
}

type Names = { away: string; home: string };

/** '61% of 83 fans call the Mets.', or when the game is over, '51 of 83 fans picked the Mets.' */
export function describeCrowd(crowd: Crowd, names: Names, { isOver = false } = {}): string {
  const share = crowdShares(crowd);
  if (share === null) return 'No picks on this game.';
  const count = crowd.away + crowd.home;
  if (count === 1) return `One fan called it, for the ${crowd.away > 0 ? names.away : names.home}.`;
  if (crowd.away === crowd.home) return `${count} fans are split evenly.`;
  const side = crowd.away > crowd.home ? 'away' : 'home';
  if (isOver) return `${crowd[side]} of ${count} fans picked the ${names[side]}.`;
  return `${share[side]}% of ${count} fans call the ${names[side]}.`;
}

/** The end of 'You called the Mets': ': right, a double (+2)' for a graded pick, else empty. */
export function describeOutcome({ state, bases }: Pick<OwnPick, 'state' | 'bases'>): string {
  if (state === 'correct') return `: right, ${hitNames[(bases ?? 1) - 1] ?? 'a home run'} (+${bases ?? 1})`;
  if (state === 'wrong') return ': wrong';
  return state === 'void' ? ': void, it counts for nothing' : '';
}

const hitNames = ['a single', 'a double', 'a triple'];
