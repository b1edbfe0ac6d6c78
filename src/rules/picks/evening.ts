import { baseballDay, baseballHour } from '../baseball/game/baseball-day.ts';
import { addDays } from '../baseball/seasons/add-days.ts';

/** the hour (US Eastern) at which an evening ends, unless one of its games is still played */
const lastHour = 5;

/**
 * The current evening (YYYY-MM-DD) at a time (epoch ms, UTC): the league's day, which lasts until its last game has ended and it is
 * 5 AM Eastern, whichever is later. `isPlayed`: whether a game of the day before is still played,
 * if that is known
 */
export function eveningAt(time: number, isPlayed = false): string {
  const day = baseballDay(time);
  return baseballHour(time) < lastHour || isPlayed ? addDays(day, -1) : day;
}
