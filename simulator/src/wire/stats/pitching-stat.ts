import type { PitchingLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { average, innings, perNine, ratio, strikeShare } from '../rates.ts';
import { plateCounts, slashLine, stealRates, totalBases } from './plate-stat.ts';

/** A pitcher's counting statistics with the API's names. */
export function pitchingCounts(n: PitchingLine): JsonObject {
  return {
    gamesPlayed: n.games,
    gamesStarted: n.gamesStarted,
    gamesFinished: n.gamesFinished,
    gamesPitched: n.games,
    flyOuts: n.flyOuts,
    groundOuts: n.groundOuts,
    airOuts: n.airOuts,
    popOuts: n.popOuts,
    lineOuts: n.lineOuts,
    runs: n.runs,
    earnedRuns: n.earnedRuns,
    hits: n.hits,
    ...plateCounts(n),
    hitByPitch: n.hitBatsmen,
    atBats: n.atBats,
    battersFaced: n.battersFaced,
    outs: n.outs,
    inningsPitched: innings(n.outs),
    caughtStealing: n.caughtStealing,
    stolenBases: n.stolenBases,
    ...stealRates(n),
    numberOfPitches: n.pitches,
    pitchesThrown: n.pitches,
    balls: n.pitches - n.strikes,
    strikes: n.strikes,
    strikePercentage: strikeShare(n.strikes, n.pitches),
    wins: n.wins,
    losses: n.losses,
    saves: n.saves,
    saveOpportunities: n.saveOpportunities,
    holds: n.holds,
    blownSaves: n.blownSaves,
    completeGames: n.completeGames,
    shutouts: n.shutouts,
    hitBatsmen: n.hitBatsmen,
    balks: n.balks,
    wildPitches: n.wildPitches,
    pickoffs: n.pickoffs,
    rbi: n.runs,
    runsScoredPer9: perNine(n.runs, n.outs),
    homeRunsPer9: perNine(n.homeRuns, n.outs),
    inheritedRunners: n.inheritedRunners,
    inheritedRunnersScored: n.inheritedRunnersScored,
    catchersInterference: n.catcherInterference,
    sacBunts: n.sacBunts,
    sacFlies: n.sacFlies,
    passedBall: 0,
  };
}

/** Counting statistics and averages of a season or career. ERA = ER × 27 / outs. */
export function pitchingStat(n: PitchingLine): JsonObject {
  return {
    ...pitchingCounts(n),
    ...slashLine({ ...n, hitByPitch: n.hitBatsmen }),
    era: perNine(n.earnedRuns, n.outs),
    whip: ratio((n.hits + n.walks) * 3, n.outs),
    groundIntoDoublePlay: n.groundedIntoDoublePlay,
    totalBases: totalBases(n),
    groundOutsToAirouts: ratio(n.groundOuts, n.airOuts),
    winPercentage: average(n.wins, n.wins + n.losses),
    pitchesPerInning: ratio(n.pitches * 3, n.outs),
    strikeoutWalkRatio: ratio(n.strikeouts, n.walks),
    strikeoutsPer9Inn: perNine(n.strikeouts, n.outs),
    walksPer9Inn: perNine(n.walks, n.outs),
    hitsPer9Inn: perNine(n.hits, n.outs),
  };
}

/** '5.1 IP, 2 ER, 6 K, BB' */
export function pitchingSummary(n: PitchingLine): string {
  const countedName = (count: number, name: string) => (count === 1 ? name : `${count} ${name}`);
  const parts = [`${innings(n.outs)} IP`, `${n.earnedRuns} ER`];
  if (n.strikeouts > 0) parts.push(countedName(n.strikeouts, 'K'));
  if (n.walks > 0) parts.push(countedName(n.walks, 'BB'));
  return parts.join(', ');
}
