import { seededShare } from './seeded-share.ts';
import type { SimulatedFan } from './simulated-fan.ts';

/** What a fan knows of a game before it: no result is in it. `startsAt`: epoch ms (UTC). */
export type UpcomingGame = { gamePk: number; officialDate: string; awayId: number; homeId: number; startsAt: number };

const day = 86_400_000;
const minute = 60_000;
const hour = 60 * minute;

/** Nobody waits until the last minutes: clubs begin to warm up, which closes a game, before its lock by the clock. */
export const shortestLeadMs = 45 * minute;
export const longestLeadMs = 14 * hour;

const isFavorite = ({ favoriteTeam }: SimulatedFan, { awayId, homeId }: UpcomingGame): boolean =>
  favoriteTeam === awayId || favoriteTeam === homeId;

/** Whether he plays that day at all: he has begun, and it is none of his days off. Days are YYYY-MM-DD. */
function playsOn(seed: string, fan: SimulatedFan, date: string, openingDay: string): boolean {
  const daysIn = Math.round((Date.parse(date) - Date.parse(openingDay)) / day);
  return daysIn >= fan.joinsOnDay && seededShare(seed, fan.username, 'off', date) >= fan.restShare;
}

/** Whether he calls this game. His favorite's he hardly ever leaves out. */
export function picksGame(seed: string, fan: SimulatedFan, game: UpcomingGame, openingDay: string): boolean {
  if (!playsOn(seed, fan, game.officialDate, openingDay)) return false;
  const appetite = isFavorite(fan, game) ? 0.95 : fan.appetite;
  return seededShare(seed, fan.username, 'calls', game.gamePk, game.officialDate) < appetite;
}

/** When he picks (epoch ms, UTC): between 45 minutes and 14 hours before the first pitch. */
export function pickTime(seed: string, fan: SimulatedFan, game: UpcomingGame): number {
  const share = seededShare(seed, fan.username, 'when', game.gamePk, game.officialDate);
  const reach = (longestLeadMs - shortestLeadMs) * (0.1 + 0.9 * fan.earliness);
  return game.startsAt - shortestLeadMs - Math.floor(share * reach);
}
