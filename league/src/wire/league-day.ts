import { addDays } from '../clock/league-date.ts';
import type { LeagueDate } from '../model.ts';

/** The instant at which the last game of a league date is surely over: 10:00 UTC of the next day. */
export function endOfLeagueDay(date: LeagueDate): number {
  return Date.parse(`${addDays(date, 1)}T10:00:00Z`);
}
