import type { PendingRuling, Play } from '../../played-game.ts';
import type { Random } from '../../rng/random.ts';

/** Of hits and errors without runs: about one ruling in five games is pending for some minutes. */
const chance = 0.026;

const second = 1000;

/** Draws the plays on which the official scorer decides later, always before the game ends. */
export function drawRulings(random: Random, plays: readonly Play[]): PendingRuling[] {
  const end = plays.at(-1)?.startedAt ?? 0;
  return plays.flatMap(({ index, eventType, isScoring, endedAt }) => {
    const isUnclear = (eventType === 'single' || eventType === 'field_error') && !isScoring;
    if (!isUnclear || !random.chance(chance)) return [];
    const endsAt = endedAt + random.between(60, 400) * second;
    return endsAt < end ? [{ playIndex: index, endsAt }] : [];
  });
}
