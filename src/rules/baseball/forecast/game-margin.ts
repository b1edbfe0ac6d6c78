import type { BattingLine } from './played-game.ts';

/** Runs per event, after the linear weights of G. Lindsey (1963) and P. Palmer (1984), rounded; a home run is also a hit. */
const linearWeights = { hit: 0.45, walk: 0.33, homeRun: 0.95 };

/** The share of the margin that is computed from linear weights, and the exponent that compresses large margins. */
const weightedShare = 0.75;
const exponent = 0.75;

const weighRuns = ({ hits, walks, homeRuns }: BattingLine): number | null =>
  hits === null || walks === null || homeRuns === null
    ? null
    : linearWeights.hit * hits + linearWeights.walk * walks + linearWeights.homeRun * homeRuns;

/** The margin in runs that the batting of both clubs usually yields, mixed with the actual margin; without hits, the actual one. */
function mixedMargin(home: BattingLine, away: BattingLine): number {
  const actual = home.runs - away.runs;
  const homeRuns = weighRuns(home);
  const awayRuns = weighRuns(away);
  if (homeRuns === null || awayRuns === null) return actual;
  return (1 - weightedShare) * actual + weightedShare * (homeRuns - awayRuns);
}

/** By how much the home club was better in a game: positive or negative, in runs to the power of 0.75. */
export function gameMargin(home: BattingLine, away: BattingLine): number {
  const margin = mixedMargin(home, away);
  return Math.sign(margin) * Math.abs(margin) ** exponent;
}
