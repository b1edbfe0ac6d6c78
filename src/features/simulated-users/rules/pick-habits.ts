import { seededShare } from './seeded-share.ts';
import type { SimulatedFan } from './simulated-fan.ts';

/** The facts of a game before its start. `startsAt`: epoch ms (UTC). */
export type UpcomingGame = { gamePk: number; officialDate: string; awayId: number; homeId: number; startsAt: number };

const day = 86_400_000;
const minute = 60_000;
const hour = 60 * minute;

/** No pick is planned close to the lock, so that a late round of picks is still in time. */
export const shortestLeadMs = 45 * minute;
export const longestLeadMs = 14 * hour;

const isFavorite = ({ favoriteTeam }: SimulatedFan, { awayId, homeId }: UpcomingGame): boolean =>
  favoriteTeam === awayId || favoriteTeam === homeId;

/** Whether the fan is active on a day (YYYY-MM-DD): not before the first active day, and not on a day off. */
function isActiveOn(seed: string, fan: SimulatedFan, date: string, openingDay: string): boolean {
  const dayOfSeason = Math.round((Date.parse(date) - Date.parse(openingDay)) / day);
  return dayOfSeason >= fan.joinsOnDay && seededShare(seed, fan.username, 'off', date) >= fan.restShare;
}

/** Whether the fan picks this game; a game of the favorite club almost always. */
export function picksGame(seed: string, fan: SimulatedFan, game: UpcomingGame, openingDay: string): boolean {
  if (!isActiveOn(seed, fan, game.officialDate, openingDay)) return false;
  const pickShare = isFavorite(fan, game) ? 0.95 : fan.pickShare;
  return seededShare(seed, fan.username, 'calls', game.gamePk, game.officialDate) < pickShare;
}

/** The planned time of the pick (epoch ms, UTC): from 14 hours to 45 minutes before the first pitch. */
export function pickTime(seed: string, fan: SimulatedFan, game: UpcomingGame): number {
  const share = seededShare(seed, fan.username, 'when', game.gamePk, game.officialDate);
  const reach = (longestLeadMs - shortestLeadMs) * (0.1 + 0.9 * fan.earliness);
  return game.startsAt - shortestLeadMs - Math.floor(share * reach);
}
