import type { PitchingLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { average, innings, perNine, ratio, strikeShare } from '../rates.ts';
import { plateCounts, slashLine, totalBases } from './plate-stat.ts';

/** A pitcher's counting statistics with the API's names. */
export function pitchingCounts(n: PitchingLine): JsonObject {
  const { outs, earnedRuns, battersFaced, gamesStarted, strikes, wins, losses, saves, saveOpportunities } = n;
  const { holds, blownSaves, completeGames, shutouts, hitBatsmen, balks, wildPitches } = n;
  return {
    gamesPlayed: n.games,
    gamesStarted,
    ...plateCounts(n),
    earnedRuns,
    hitByPitch: hitBatsmen,
    battersFaced,
    outs,
    inningsPitched: innings(outs),
    numberOfPitches: n.pitches,
    pitchesThrown: n.pitches,
    balls: n.pitches - strikes,
    strikes,
    strikePercentage: strikeShare(strikes, n.pitches),
    wins,
    losses,
    saves,
    saveOpportunities,
    holds,
    blownSaves,
    completeGames,
    shutouts,
    hitBatsmen,
    balks,
    wildPitches,
    rbi: n.runs,
    homeRunsPer9: perNine(n.homeRuns, outs),
  };
}

/** Counting statistics and averages of a season or career. ERA = ER × 27 / outs. */
export function pitchingStat(n: PitchingLine): JsonObject {
  return {
    ...pitchingCounts(n),
    ...slashLine({ ...n, hitByPitch: n.hitBatsmen }),
    era: perNine(n.earnedRuns, n.outs),
    whip: ratio((n.hits + n.walks) * 3, n.outs),
    totalBases: totalBases(n),
    winPercentage: average(n.wins, n.wins + n.losses),
    pitchesPerInning: ratio(n.pitches * 3, n.outs),
    strikeoutWalkRatio: ratio(n.strikeouts, n.walks),
    strikeoutsPer9Inn: perNine(n.strikeouts, n.outs),
    walksPer9Inn: perNine(n.walks, n.outs),
    hitsPer9Inn: perNine(n.hits, n.outs),
  };
}
