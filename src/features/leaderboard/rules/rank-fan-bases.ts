import { rankByScore } from '#rules/picks/with-ranks.ts';

/** Members with a graded pick in the period that a rank needs: the average of fewer is that of one good fan. */
export const membersForRank = 5;

/** The members of a fan base with a graded pick in a period, and the sums of their figures. */
export type FanBase = { teamId: number; members: number; total: number; correct: number; wrong: number };

export type RankedFanBase = FanBase & {
  /** null: too few members */
  rank: number | null;
  /** total bases per member, in hundredths */
  average: number;
};

/** Ranks fan bases by the average per member; those with too few members follow without a rank, the larger first. */
export function rankFanBases(bases: readonly FanBase[]): RankedFanBase[] {
  const averaged = bases
    .filter(({ members }) => members > 0)
    .map((base) => ({ ...base, average: Math.round((100 * base.total) / base.members) }))
    .toSorted((one, other) => other.members - one.members || one.teamId - other.teamId);
  return rankByScore(averaged, ({ members, average }) => (members >= membersForRank ? average : null));
}
