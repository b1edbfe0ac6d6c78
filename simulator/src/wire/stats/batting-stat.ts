import type { BattingLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { average, ratio } from '../rates.ts';
import { plateCounts, slashLine, totalBases } from './plate-stat.ts';

/** A batter's counting statistics with the API's names. */
export function battingCounts(n: BattingLine): JsonObject {
  return {
    gamesPlayed: n.games,
    ...plateCounts(n),
    hitByPitch: n.hitByPitch,
    plateAppearances: n.plateAppearances,
    rbi: n.rbi,
    leftOnBase: n.leftOnBase,
    atBatsPerHomeRun: ratio(n.atBats, n.homeRuns),
  };
}

/** Counting statistics and averages of a season or career. */
export function battingStat(n: BattingLine): JsonObject {
  return {
    ...battingCounts(n),
    ...slashLine(n),
    totalBases: totalBases(n),
    numberOfPitches: n.pitchesSeen,
    babip: average(n.hits - n.homeRuns, n.atBats - n.strikeouts - n.homeRuns + n.sacFlies),
  };
}
