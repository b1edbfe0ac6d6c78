import type { FieldingPlay } from './shapes.ts';

type RatedPlay = Pick<FieldingPlay, 'catchRate' | 'isOut'>;

/** Catches compared with those expected of an average outfielder. */
type Catches = {
  /** batted balls with a known catch rate and result */
  chances: number;
  made: number;
  /** the sum of their catch rates: the catches of an average outfielder */
  expected: number;
};

export function catchesOf(plays: readonly RatedPlay[]): Catches {
  const rated = plays.filter(({ catchRate, isOut }) => catchRate !== null && isOut !== null);
  return {
    chances: rated.length,
    made: rated.filter(({ isOut }) => isOut === true).length,
    expected: rated.reduce((sum, { catchRate }) => sum + (catchRate ?? 0), 0) / 100,
  };
}

/** Difficulties by catch rate in percent: Baseball Savant's five stars to one star, and routine catches. */
const difficulties = [
  { id: 'five', name: 'Five stars', from: 0, to: 25 },
  { id: 'four', name: 'Four stars', from: 26, to: 50 },
  { id: 'three', name: 'Three stars', from: 51, to: 75 },
  { id: 'two', name: 'Two stars', from: 76, to: 90 },
  { id: 'one', name: 'One star', from: 91, to: 95 },
  { id: 'routine', name: 'Routine', from: 96, to: 100 },
] as const;

export type Difficulty = (typeof difficulties)[number];

/** Null for a ball without a known catch rate. */
export function difficultyOf({ catchRate }: Pick<FieldingPlay, 'catchRate'>): Difficulty | null {
  if (catchRate === null) return null;
  return difficulties.find(({ to }) => Math.round(catchRate) <= to) ?? null;
}

/** The catches of each difficulty, the hardest first. */
export function catchesByDifficulty(plays: readonly RatedPlay[]): { difficulty: Difficulty; catches: Catches }[] {
  return difficulties.map((difficulty) => ({
    difficulty,
    catches: catchesOf(plays.filter((play) => difficultyOf(play)?.id === difficulty.id)),
  }));
}

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
