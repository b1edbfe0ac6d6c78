import { expect } from 'vitest';
import { confidenceBoardSchema } from '#features/picks/contract/confidence.ts';
import { confidenceRecordSchema } from '#rules/picks/confidence-shapes.ts';
import type { League } from '#simulator/league.ts';
import { computeOutcome } from './expected-outcomes.ts';
import type { PlayedSeason } from './play-season.ts';
import type { SeasonPlayer } from './season-player.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The probabilities (0 to 1) that a user gave to the winners. A confidence for another club or date than the pick's does not count, nor does one before `since` (YYYY-MM-DD). */
export function probabilitiesOfWinners(
  league: League,
  { acceptedPicks, confidences }: Pick<SeasonPlayer, 'acceptedPicks' | 'confidences'>,
  since = '',
): number[] {
  return [...acceptedPicks.values()].flatMap((pick) => {
    const said = confidences.get(pick.gamePk);
    const { state } = computeOutcome(league, pick);
    if (said?.winnerId !== pick.winnerId || said.date !== pick.date || pick.date < since || state === 'void') return [];
    return [state === 'correct' ? said.percent / 100 : 1 - said.percent / 100];
  });
}

/** Compares each user's bits and Brier score with those computed from the accepted confidences and the league's own results. */
export async function expectCorrectConfidence({ league, players, days }: PlayedSeason): Promise<void> {
  let graded = 0;
  for (const player of players) {
    const probabilities = probabilitiesOfWinners(league, player);
    const record = await player.read(`/api/fans/${player.username}/confidence`, confidenceRecordSchema);
    expect(record.picks, player.username).toBe(probabilities.length);
    graded += record.picks;
    const { own } = await player.read('/api/leaderboard/confidence', confidenceBoardSchema);
    expect(own?.picks ?? 0, player.username).toBe(record.picks);
    if (record.picks === 0) continue;
    const bits = mean(probabilities.map((probability) => Math.log2(2 * probability)));
    const brier = mean(probabilities.map((probability) => (1 - probability) ** 2));
    expect(record.bits, player.username).toBeCloseTo(bits, 9);
    expect(record.brier, player.username).toBeCloseTo(brier, 9);
    expect(own?.bits, player.username).toBeCloseTo(bits, 3);
  }
  expect(graded).toBeGreaterThan(days * players.length * 0.2);
}
