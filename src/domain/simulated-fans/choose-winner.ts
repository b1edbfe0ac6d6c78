import type { UpcomingGame } from './pick-habits.ts';
import { seededShare } from './seeded-share.ts';
import type { SimulatedFan } from './simulated-fan.ts';

/** A club's games so far, as far as the standings that the fan reads go. */
export type ClubRecord = { wins: number; losses: number };
export type ClubRecords = ReadonlyMap<number, ClubRecord>;

/** A record weighs against so many games of .500: two wins in two games make no champion. */
const priorGames = 40;
/** what playing at home is worth, in shares of games won */
const homeWorth = 0.035;

const strength = (record: ClubRecord = { wins: 0, losses: 0 }): number =>
  (record.wins + priorGames / 2) / (record.wins + record.losses + priorGames);

/** From -0.5 to 0.5. */
const leaning = (...words: readonly (string | number)[]): number => seededShare(...words) - 0.5;

/**
 * Whom a fan calls, from what is known before the game: the standings as far as he reads them, the home club, his heart,
 * old prejudices and the day's hunch. The less skilled he is, the more the last two count.
 */
export function chooseWinner(seed: string, fan: SimulatedFan, game: UpcomingGame, records: ClubRecords): number {
  const { awayId, homeId, gamePk, officialDate } = game;
  const unskilled = 1 - fan.skill;
  const regard = (club: number): number =>
    strength(records.get(club)) * (0.5 + 0.5 * fan.skill) +
    leaning(seed, fan.username, 'thinks of', club) * 0.1 * unskilled +
    (club === fan.favoriteTeam ? 0.15 * fan.loyalty : 0);
  const hunch = leaning(seed, fan.username, 'hunch', gamePk, officialDate) * (0.01 + 0.16 * unskilled);
  const edge = regard(homeId) - regard(awayId) + homeWorth * 2 * fan.homeLean + hunch;
  return edge >= 0 ? homeId : awayId;
}
