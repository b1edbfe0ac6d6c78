import type { ConfidenceFigures } from '../../contract/confidence.ts';
import { confidenceRecord } from '#rules/picks/confidence-record.ts';
import { rankByScore } from '#rules/picks/with-ranks.ts';
import type { UserConfidences } from './read-confidences.ts';

/** graded picks with a confidence that a rank needs: bits of fewer are mostly luck */
const picksForRank = 100;

export type ScoredConfidence = ConfidenceFigures & { userId: number };
export type RankedConfidence = ScoredConfidence & { rank: number | null };

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 || 0;

/** Computes the scores of users, of those with a graded pick with a confidence. */
export function scoreConfidences(users: readonly UserConfidences[]): ScoredConfidence[] {
  return users.flatMap(({ userId, counts }) => {
    const { picks, bits, brier } = confidenceRecord(counts);
    return bits === null || brier === null ? [] : [{ userId, picks, bits: rounded(bits), brier: rounded(brier) }];
  });
}

/** Ranks users by bits per pick; those without enough picks follow without a rank. */
export function rankConfidences(users: readonly UserConfidences[]): RankedConfidence[] {
  const inOrder = scoreConfidences(users).toSorted((one, other) => one.userId - other.userId);
  return rankByScore(inOrder, ({ picks, bits }) => (picks >= picksForRank ? bits : null));
}
