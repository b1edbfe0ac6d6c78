import type { Side } from '#rules/baseball/game/model.ts';
import type { GameCrowd } from './skill.ts';

/** A final major-league game, with what the rules of the house players use. */
export type HouseGame = {
  gamePk: number;
  /** YYYY-MM-DD */
  officialDate: string;
  /** epoch ms (UTC) */
  firstPitchAt: number;
  winner: Side;
  /** by the forecast, 0 to 1; null for a game without one */
  homeWinProbability: number | null;
  /** share of the club's games of the season that it won until the day before, 0 to 1; null before its first game */
  wonShare: Record<Side, number | null>;
  /** null if no one picked the game */
  crowd: GameCrowd | null;
};
