import type { TeamRecord } from '../game/model.ts';

/**
 * Bill James' Pythagorean expectation. With this exponent, the records of 90 of 90 clubs on three dates equal the league's
 * (`xWinLoss`); with Baseball-Reference's 1.83 it is 89, with Pythagenpat's exponent 48 of 60.
 */
const exponent = 1.825;

type Season = { wins: number; losses: number; runsScored: number | null; runsAllowed: number | null };

/** The wins and losses expected from runs scored and allowed; null before the first run. */
export function expectedRecord({ wins, losses, runsScored, runsAllowed }: Season): TeamRecord | null {
  if (runsScored === null || runsAllowed === null || runsScored + runsAllowed === 0) return null;
  const scored = runsScored ** exponent;
  const played = wins + losses;
  const expected = Math.round((played * scored) / (scored + runsAllowed ** exponent));
  return { wins: expected, losses: played - expected };
}
