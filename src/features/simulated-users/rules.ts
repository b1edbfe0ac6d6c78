import { profilePictures } from '#features/accounts/rules/profile-pictures.ts';
import { simulatedUsernames } from '#features/accounts/rules/simulated-usernames.ts';
import { clubs } from '#rules/baseball/teams/clubs.ts';

/** A simulated user and the traits that determine the picks. Shares are between 0 and 1. */
export type SimulatedUser = {
  username: string;
  /** number of the catalogue, '1' to '49' */
  profilePic: string;
  favoriteTeam: number | null;
  /** weight of the standings in the choice; the rest is random */
  skill: number;
  /** weight of the home advantage (0.5: its real value) */
  homeLean: number;
  /** bonus for the favorite club */
  loyalty: number;
  /** share of the games picked on an active day */
  pickShare: number;
  /** share of days without picks */
  restShare: number;
  /** first active day, counted from opening day */
  joinsOnDay: number;
  /** how early before the lock the picks are made (1: earliest) */
  earliness: number;
};

/** The first 40 users start on opening day, the others within the 60 days after it. */
const initialUsers = 40;
const lateDays = 60;

const pick = <T>(list: readonly T[], share: number): T | undefined => list[Math.floor(share * list.length)];

/** Half of the users with a favorite club have its cap as picture; the others have any picture. */
function choosePicture(favoriteTeam: number | null, share: (trait: string) => number): string {
  const cap = favoriteTeam === null ? undefined : profilePictures.find(({ teamId }) => teamId === favoriteTeam);
  const picture = cap !== undefined && share('cap') < 0.5 ? cap : pick(profilePictures, share('picture'));
  return picture?.id.slice(1) ?? '1';
}

/** Returns the simulated users of a seed, always the same and in the same order; `count` from 0 to 60. */
export function simulatedUsers(seed: string, count: number = simulatedUsernames.length): SimulatedUser[] {
  return simulatedUsernames.slice(0, count).map((username, index) => {
    const share = (trait: string) => seededShare(seed, username, trait);
    const isLate = index >= initialUsers;
    const favoriteTeam = share('partisan') < 0.85 ? (pick(clubs, share('club'))?.id ?? null) : null;
    return {
      username,
      profilePic: choosePicture(favoriteTeam, share),
      favoriteTeam,
      skill: share('skill') ** 0.6,
      homeLean: share('home'),
      loyalty: share('loyalty') ** 2,
      // most games get more than the twenty picks that a skill needs
      pickShare: 0.3 + 0.6 * share('pickShare') ** 2,
      restShare: 0.02 + 0.4 * share('rest') ** 2,
      joinsOnDay: isLate ? 1 + Math.floor(share('joins') * lateDays) : 0,
      earliness: share('early'),
    };
  });
}

/**
 * Returns a number from 0 (inclusive) to 1 (exclusive): the same for the same keys, evenly distributed over different keys.
 * Source: FNV-1a and the finalizer of MurmurHash3, both public domain.
 */
export function seededShare(...keys: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of keys.join('/')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

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
