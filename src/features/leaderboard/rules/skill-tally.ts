import type { Outcome } from '#rules/picks/scoring.ts';
import { type GameCrowd, pickValues } from './pick-values.ts';

/** A pick of a game and its outcome, with the crowd of the game. `officialDate`: YYYY-MM-DD. */
export type JudgedPick = { side: keyof GameCrowd; outcome: Outcome; crowd: GameCrowd; officialDate: string };

/** A user's picks that count for skill, and the sum of their values in millionths. */
export type SkillTally = { value: number; picks: number };

export const emptySkill: SkillTally = { value: 0, picks: 0 };

/** Returns the tally after one more pick. Void picks and games with too few picks change nothing. */
export function addJudgedPick(before: SkillTally, { side, outcome, crowd }: JudgedPick): SkillTally {
  const values = pickValues(crowd);
  if (values === null || outcome === 'void') return before;
  const value = outcome === 'correct' ? values[side] : -values[side];
  return { value: before.value + value, picks: before.picks + 1 };
}

/** Computes the tally of picks in any order; of all seasons, or of one (its year). */
export function skillTally(picks: readonly JudgedPick[], season?: number): SkillTally {
  return picks
    .filter(({ officialDate }) => season === undefined || Number(officialDate.slice(0, 4)) === season)
    .reduce(addJudgedPick, emptySkill);
}
