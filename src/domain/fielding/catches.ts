import type { FieldingPlay } from './fielding-play.ts';

type RatedPlay = Pick<FieldingPlay, 'catchRate' | 'isOut'>;

/** Catches against what an average outfielder would have made of the same balls. */
export type Catches = {
  /** balls of which both the catch rate and the result are known */
  chances: number;
  made: number;
  /** the sum of their catch rates: what an average outfielder catches of them */
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

/** Balls by how often they are caught: Savant's own steps of five stars to one, and what nearly everybody catches. */
export const difficulties = [
  { id: 'five', name: 'Five stars', from: 0, to: 25 },
  { id: 'four', name: 'Four stars', from: 26, to: 50 },
  { id: 'three', name: 'Three stars', from: 51, to: 75 },
  { id: 'two', name: 'Two stars', from: 76, to: 90 },
  { id: 'one', name: 'One star', from: 91, to: 95 },
  { id: 'routine', name: 'Routine', from: 96, to: 100 },
] as const;

export type Difficulty = (typeof difficulties)[number];

/** Null for a ball whose catch rate nobody knows. */
export function difficultyOf({ catchRate }: Pick<FieldingPlay, 'catchRate'>): Difficulty | null {
  if (catchRate === null) return null;
  return difficulties.find(({ to }) => Math.round(catchRate) <= to) ?? null;
}

/** The catches of each step of difficulty, the hardest first. */
export function catchesByDifficulty(plays: readonly RatedPlay[]): { difficulty: Difficulty; catches: Catches }[] {
  return difficulties.map((difficulty) => ({
    difficulty,
    catches: catchesOf(plays.filter((play) => difficultyOf(play)?.id === difficulty.id)),
  }));
}
