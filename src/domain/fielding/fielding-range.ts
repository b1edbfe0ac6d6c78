import type { FieldingPlay } from './fielding-play.ts';

/** Feet per second: about what a major-league player runs on average. */
export const leagueSprintSpeed = 27;
/** Feet per second: what the league calls elite. */
export const eliteSprintSpeed = 30;
/** Feet per second: about what a world-record sprinter runs over 100 metres. */
export const worldRecordSpeed = 33.8;

export type FieldingRange = {
  plays: number;
  /** feet per second; null without a measured play */
  averageSprintSpeed: number | null;
  /** feet */
  totalDistance: number;
  longestDistance: number;
};

/** A season's ground covered; plays without a measure count where they have one. */
export function fieldingRange(plays: readonly Pick<FieldingPlay, 'sprintSpeed' | 'distance'>[]): FieldingRange {
  const speeds = measured(plays.map((play) => play.sprintSpeed));
  const distances = measured(plays.map((play) => play.distance));
  return {
    plays: plays.length,
    averageSprintSpeed: speeds.length === 0 ? null : sum(speeds) / speeds.length,
    totalDistance: sum(distances),
    longestDistance: Math.max(0, ...distances),
  };
}

const measured = (figures: readonly (number | null)[]): number[] => figures.filter((figure) => figure !== null);

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
