import type { FieldingPlay } from './fielding-play.ts';

/** Feet per second: approximately the major-league average. */
export const leagueSprintSpeed = 27;
/** Feet per second: the league's threshold for elite speed. */
export const eliteSprintSpeed = 30;
/** Feet per second: approximately the average speed of the 100-meter world record. */
export const worldRecordSpeed = 33.8;

export type FieldingRange = {
  plays: number;
  /** feet per second; null without a measured play */
  averageSprintSpeed: number | null;
  /** feet */
  totalDistance: number;
  longestDistance: number;
};

/** Speed and distance of a season's plays; a play counts for each measurement that it has. */
export function fieldingRange(plays: readonly Pick<FieldingPlay, 'sprintSpeed' | 'distance'>[]): FieldingRange {
  const speeds = withoutNulls(plays.map((play) => play.sprintSpeed));
  const distances = withoutNulls(plays.map((play) => play.distance));
  return {
    plays: plays.length,
    averageSprintSpeed: speeds.length === 0 ? null : sumOf(speeds) / speeds.length,
    totalDistance: sumOf(distances),
    longestDistance: Math.max(0, ...distances),
  };
}

const withoutNulls = (figures: readonly (number | null)[]): number[] => figures.filter((figure) => figure !== null);

const sumOf = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
