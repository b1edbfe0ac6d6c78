import { seededShare } from './seeded-share.ts';
import type { SimulatedUser } from './simulated-user.ts';

/** The facts of a game before its start. `startsAt`: epoch ms (UTC). */
export type UpcomingGame = { gamePk: number; officialDate: string; awayId: number; homeId: number; startsAt: number };

const day = 86_400_000;
const minute = 60_000;
const hour = 60 * minute;

/** No pick is planned close to the lock, so that a late round of picks is still in time. */
export const shortestLeadMs = 45 * minute;
export const longestLeadMs = 14 * hour;

const isFavorite = ({ favoriteTeam }: SimulatedUser, { awayId, homeId }: UpcomingGame): boolean =>
  favoriteTeam === awayId || favoriteTeam === homeId;

/** Whether the user is active on a day (YYYY-MM-DD): not before the first active day, and not on a day off. */
function isActiveOn(seed: string, user: SimulatedUser, date: string, openingDay: string): boolean {
  const dayOfSeason = Math.round((Date.parse(date) - Date.parse(openingDay)) / day);
  return dayOfSeason >= user.joinsOnDay && seededShare(seed, user.username, 'off', date) >= user.restShare;
}

/** Whether the user picks this game; a game of the favorite club almost always. */
export function picksGame(seed: string, user: SimulatedUser, game: UpcomingGame, openingDay: string): boolean {
  if (!isActiveOn(seed, user, game.officialDate, openingDay)) return false;
  const pickShare = isFavorite(user, game) ? 0.95 : user.pickShare;
  return seededShare(seed, user.username, 'calls', game.gamePk, game.officialDate) < pickShare;
}

/** The planned time of the pick (epoch ms, UTC): from 14 hours to 45 minutes before the first pitch. */
export function pickTime(seed: string, user: SimulatedUser, game: UpcomingGame): number {
  const share = seededShare(seed, user.username, 'when', game.gamePk, game.officialDate);
  const reach = (longestLeadMs - shortestLeadMs) * (0.1 + 0.9 * user.earliness);
  return game.startsAt - shortestLeadMs - Math.floor(share * reach);
}
