import type { UpcomingGame } from './pick-habits.ts';
import { seededShare } from './seeded-share.ts';
import type { SimulatedUser } from './simulated-user.ts';

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
