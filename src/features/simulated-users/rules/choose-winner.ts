import type { UpcomingGame } from './pick-habits.ts';
import { seededShare } from './seeded-share.ts';
import type { SimulatedFan } from './simulated-fan.ts';

/** A club's record at the time of the standings that the fan sees. */
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
 * Returns the id of the club that a fan picks, from the standings, the home advantage, the favorite club, a random opinion of
 * each club and a random hunch for the game. Opinions and hunches have more weight for a less skilled fan.
 */
export function chooseWinner(seed: string, fan: SimulatedFan, game: UpcomingGame, records: ClubRecords): number {
  const { awayId, homeId, gamePk, officialDate } = game;
  const unskilled = 1 - fan.skill;
  const rating = (club: number): number =>
    strength(records.get(club)) * (0.5 + 0.5 * fan.skill) +
    randomBias(seed, fan.username, 'thinks of', club) * 0.1 * unskilled +
    (club === fan.favoriteTeam ? 0.15 * fan.loyalty : 0);
  const hunch = randomBias(seed, fan.username, 'hunch', gamePk, officialDate) * (0.01 + 0.16 * unskilled);
  const edge = rating(homeId) - rating(awayId) + homeAdvantage * 2 * fan.homeLean + hunch;
  return edge >= 0 ? homeId : awayId;
}
