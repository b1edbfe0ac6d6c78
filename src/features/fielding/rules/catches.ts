import type { FieldingPlay } from './fielding-play.ts';

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
