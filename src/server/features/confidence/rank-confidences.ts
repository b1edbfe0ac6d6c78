import { confidenceRecord } from '#domain/confidence/confidence-record.ts';
import type { UserConfidences } from './read-confidences.ts';

/** graded picks with a confidence that a rank needs: bits of fewer are mostly luck */
const picksForRank = 100;

/** `bits` and `brier`: means, rounded to four decimals */
export type RankedConfidence = { userId: number; rank: number | null; picks: number; bits: number; brier: number };

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 || 0;

/** Ranks users by bits per pick; those without enough picks follow without a rank. */
export function rankConfidences(users: readonly UserConfidences[]): RankedConfidence[] {
  const all = users.flatMap(({ userId, counts }) => {
    const { picks, bits, brier } = confidenceRecord(counts);
    return bits === null || brier === null ? [] : [{ userId, picks, bits: rounded(bits), brier: rounded(brier) }];
  });
  const byBits = all
    .filter(({ picks }) => picks >= picksForRank)
    .toSorted((one, other) => other.bits - one.bits || one.userId - other.userId);
  const others = all.filter(({ picks }) => picks < picksForRank);
  const rankOf = new Map<number, number>();
  for (const [index, { bits }] of byBits.entries()) if (!rankOf.has(bits)) rankOf.set(bits, index + 1);
  return [
    ...byBits.map((row) => ({ ...row, rank: rankOf.get(row.bits) ?? null })),
    ...others.map((row) => ({ ...row, rank: null })),
  ];
}
