import { fixed, formatSigned } from '../baseball/stats/figures.ts';
import type { ConfidenceGroup, ConfidenceRecord } from './confidence-shapes.ts';
import type { Outcome } from './scoring.ts';

/** The graded picks of a user with one confidence, in percent. */
export type ConfidenceCount = { percent: number; correct: number; wrong: number };

/** percent; a group ends before the next one, the last one at the highest confidence */
const groupStarts = [50, 60, 70, 80, 90];
const groupEnds = [59, 69, 79, 89, 95];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Returns the bits of a pick: 1 + log₂ of the probability (0 to 1) given to the winner. A coin flip is worth 0, certainty 1, and
 * a wrong pick costs the more the surer it was. Source: I. J. Good, "Rational Decisions" (1952).
 */
export function bitsOf(probabilityOfWinner: number): number {
  return 1 + Math.log2(probabilityOfWinner);
}

/** Returns the Brier score of a pick: the squared error of the probability, 0 (best) to 1. Source: G. Brier (1950). */
export function brierOf(probabilityOfWinner: number): number {
  return (1 - probabilityOfWinner) ** 2;
}

/** The number of picks, and the sums of their bits and Brier scores in billionths: sums of whole numbers do not depend on the order. */
export type ConfidenceSums = { picks: number; bits: number; brier: number };

const unit = 1_000_000_000;

/** A user with fewer graded picks with a confidence has no rank: bits of fewer are mostly luck. */
const picksForRank = 100;
/** Scores of the board, and shown figures, are whole ten-thousandths. */
export const scoresPerBit = 10_000;

/** Returns the sums of one pick; of none before it is correct or wrong. */
export function sumsOfPick(percent: number, outcome: Outcome | null): ConfidenceSums {
  if (outcome === null || outcome === 'void') return { picks: 0, bits: 0, brier: 0 };
  const probability = outcome === 'correct' ? percent / 100 : 1 - percent / 100;
  return { picks: 1, bits: Math.round(unit * bitsOf(probability)), brier: Math.round(unit * brierOf(probability)) };
}

/** Returns the means per pick in ten-thousandths, and the score of the board, which is null without enough picks. */
export function meansOfSums({ picks, bits, brier }: ConfidenceSums): {
  bits: number;
  brier: number;
  score: number | null;
} {
  const mean = (total: number): number => Math.round((scoresPerBit * total) / (unit * picks)) || 0;
  return { bits: mean(bits), brier: mean(brier), score: picks < picksForRank ? null : mean(bits) };
}

/** Returns the mean over all picks of a score of the probability given to the winner; null without a pick. */
function meanOf(score: (probabilityOfWinner: number) => number, counts: readonly ConfidenceCount[]): number | null {
  const picks = sum(counts.map(({ correct, wrong }) => correct + wrong));
  const total = sum(
    counts.map(({ percent, correct, wrong }) => correct * score(percent / 100) + wrong * score(1 - percent / 100)),
  );
  return picks === 0 ? null : total / picks;
}

function groupOf(from: number, to: number, counts: readonly ConfidenceCount[]): ConfidenceGroup {
  const inGroup = counts.filter(({ percent }) => percent >= from && percent <= to);
  const picks = sum(inGroup.map(({ correct, wrong }) => correct + wrong));
  const said = sum(inGroup.map(({ percent, correct, wrong }) => percent * (correct + wrong)));
  const correct = sum(inGroup.map((count) => count.correct));
  return { from, to, picks, correct, expected: picks === 0 ? null : said / (100 * picks) };
}

/** Summarizes a user's graded picks with a confidence: scores, and groups of ten percent for a calibration chart. */
export function confidenceRecord(counts: readonly ConfidenceCount[]): ConfidenceRecord {
  return {
    picks: sum(counts.map(({ correct, wrong }) => correct + wrong)),
    bits: meanOf(bitsOf, counts),
    brier: meanOf(brierOf, counts),
    groups: groupStarts.map((from, index) => groupOf(from, groupEnds[index] ?? from, counts)),
  };
}

/** '+0.12', '−0.30' or '0.00'; 'NA' before the first graded pick. */
export function formatBits(bits: number | null): string {
  return bits === null ? 'NA' : formatSigned(bits, 2);
}

/** '0.243'; 'NA' before the first graded pick. */
export function formatBrier(brier: number | null): string {
  return brier === null ? 'NA' : fixed(brier, 3);
}
