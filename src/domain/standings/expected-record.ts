import type { TeamRecord } from '#domain/game/model.ts';

/**
 * Bill James' Pythagorean expectation with the exponent of Baseball-Reference. With it, the records of all sixty clubs of
 * 2022 and 2024 equal the league's (`xWinLoss`); with Pythagenpat's exponent only 48 do.
 */
const exponent = 1.83;

type Season = { wins: number; losses: number; runsScored: number | null; runsAllowed: number | null };

/** The wins and losses expected from runs scored and allowed; null before the first run. */
export function expectedRecord({ wins, losses, runsScored, runsAllowed }: Season): TeamRecord | null {
  if (runsScored === null || runsAllowed === null || runsScored + runsAllowed === 0) return null;
  const scored = runsScored ** exponent;
  const played = wins + losses;
  const expected = Math.round((played * scored) / (scored + runsAllowed ** exponent));
  return { wins: expected, losses: played - expected };
}
