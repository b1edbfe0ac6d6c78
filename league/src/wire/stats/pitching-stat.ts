import type { PitchingLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { average, innings, perNine, ratio, strikeShare, withoutZero } from '../rates.ts';

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
    doubles: n.doubles,
    triples: n.triples,
    homeRuns: n.homeRuns,
    strikeOuts: n.strikeouts,
    baseOnBalls: n.walks,
    intentionalWalks: n.intentionalWalks,
    hitByPitch: n.hitBatsmen,
    atBats: n.atBats,
    battersFaced: n.battersFaced,
    outs: n.outs,
    inningsPitched: innings(n.outs),
    caughtStealing: n.caughtStealing,
    stolenBases: n.stolenBases,
    stolenBasePercentage: average(n.stolenBases, n.stolenBases + n.caughtStealing),
    caughtStealingPercentage: average(n.caughtStealing, n.stolenBases + n.caughtStealing),
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
  const bases = n.hits + n.doubles + 2 * n.triples + 3 * n.homeRuns;
  const reached = n.atBats + n.walks + n.hitBatsmen + n.sacFlies;
  const obp = reached === 0 ? 0 : (n.hits + n.walks + n.hitBatsmen) / reached;
  const slg = n.atBats === 0 ? 0 : bases / n.atBats;
  return {
    ...pitchingCounts(n),
    avg: average(n.hits, n.atBats, '.000'),
    obp: withoutZero(obp.toFixed(3)),
    slg: withoutZero(slg.toFixed(3)),
    ops: withoutZero((obp + slg).toFixed(3)),
    era: perNine(n.earnedRuns, n.outs),
    whip: ratio((n.hits + n.walks) * 3, n.outs),
    groundIntoDoublePlay: n.groundedIntoDoublePlay,
    totalBases: bases,
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
