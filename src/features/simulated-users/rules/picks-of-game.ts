import type { SimulatedUser } from './simulated-user.ts';
import { seededShare } from './simulated-user.ts';

/** The simulated season: its seed and its first day (YYYY-MM-DD). */
export type SimulatedSeason = { seed: string; openingDay: string };

/** `at` (epoch ms, UTC): the planned time of the pick. */
type PlannedPick<User extends SimulatedUser> = { user: User; winnerId: number; at: number };

/** Returns the picks that the users plan for a game. Depends only on the seed, the game and earlier results. */
export function picksOfGame<User extends SimulatedUser>(
  { seed, openingDay }: SimulatedSeason,
  users: readonly User[],
  game: UpcomingGame,
  records: ClubRecords,
): PlannedPick<User>[] {
  return users
    .filter((user) => picksGame(seed, user, game, openingDay))
    .map((user) => ({
      user,
      winnerId: chooseWinner(seed, user, game, records),
      at: pickTime(seed, user, game),
    }));
}

/** A club's record at the time of the standings that the user sees. */
export type ClubRecord = { wins: number; losses: number };
export type ClubRecords = ReadonlyMap<number, ClubRecord>;

/** A record is averaged with this many games of .500, so that a few games have little weight. */
const priorGames = 40;
/** home advantage, as a share of games won */
const homeAdvantage = 0.035;

const strength = (record: ClubRecord = { wins: 0, losses: 0 }): number =>
  (record.wins + priorGames / 2) / (record.wins + record.losses + priorGames);

/** From -0.5 to 0.5. */
const randomBias = (...keys: readonly (string | number)[]): number => seededShare(...keys) - 0.5;

/**
 * Returns the id of the club that a user picks, from the standings, the home advantage, the favorite club, a random opinion of
 * each club and a random hunch for the game. Opinions and hunches have more weight for a less skilled user.
 */
export function chooseWinner(seed: string, user: SimulatedUser, game: UpcomingGame, records: ClubRecords): number {
  const { awayId, homeId, gamePk, officialDate } = game;
  const unskilled = 1 - user.skill;
  const rating = (club: number): number =>
    strength(records.get(club)) * (0.5 + 0.5 * user.skill) +
    randomBias(seed, user.username, 'thinks of', club) * 0.1 * unskilled +
    (club === user.favoriteTeam ? 0.15 * user.loyalty : 0);
  const hunch = randomBias(seed, user.username, 'hunch', gamePk, officialDate) * (0.01 + 0.16 * unskilled);
  const edge = rating(homeId) - rating(awayId) + homeAdvantage * 2 * user.homeLean + hunch;
  return edge >= 0 ? homeId : awayId;
}

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
