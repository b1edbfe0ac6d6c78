import type { BattingLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { average, ratio, withoutZero } from '../rates.ts';

export function totalBases(n: BattingLine) {
  return n.hits + n.doubles + 2 * n.triples + 3 * n.homeRuns;
}

/** A batter's counting statistics with the API's names. */
export function battingCounts(n: BattingLine): JsonObject {
  return {
    gamesPlayed: n.games,
    flyOuts: n.flyOuts,
    groundOuts: n.groundOuts,
    airOuts: n.airOuts,
    runs: n.runs,
    doubles: n.doubles,
    triples: n.triples,
    homeRuns: n.homeRuns,
    strikeOuts: n.strikeouts,
    baseOnBalls: n.walks,
    intentionalWalks: n.intentionalWalks,
    hits: n.hits,
    hitByPitch: n.hitByPitch,
    atBats: n.atBats,
    caughtStealing: n.caughtStealing,
    stolenBases: n.stolenBases,
    stolenBasePercentage: average(n.stolenBases, n.stolenBases + n.caughtStealing),
    caughtStealingPercentage: average(n.caughtStealing, n.stolenBases + n.caughtStealing),
    groundIntoDoublePlay: n.groundedIntoDoublePlay,
    groundIntoTriplePlay: n.groundedIntoTriplePlay,
    plateAppearances: n.plateAppearances,
    totalBases: totalBases(n),
    rbi: n.rbi,
    leftOnBase: n.leftOnBase,
    sacBunts: n.sacBunts,
    sacFlies: n.sacFlies,
    catchersInterference: n.catcherInterference,
    pickoffs: n.pickoffs,
    atBatsPerHomeRun: ratio(n.atBats, n.homeRuns),
    popOuts: n.popOuts,
    lineOuts: n.lineOuts,
  };
}

/** Counting statistics and averages of a season or career. */
export function battingStat(n: BattingLine): JsonObject {
  const { obp, slg } = onBaseAndSlugging(n);
  return {
    ...battingCounts(n),
    avg: average(n.hits, n.atBats, '.000'),
    obp: withoutZero(obp.toFixed(3)),
    slg: withoutZero(slg.toFixed(3)),
    ops: withoutZero((obp + slg).toFixed(3)),
    numberOfPitches: n.pitchesSeen,
    babip: average(n.hits - n.homeRuns, n.atBats - n.strikeouts - n.homeRuns + n.sacFlies),
    groundOutsToAirouts: ratio(n.groundOuts, n.airOuts),
  };
}

/** OBP = (H + BB + HBP) / (AB + BB + HBP + SF); SLG = TB / AB. */
export function onBaseAndSlugging(n: BattingLine): { obp: number; slg: number } {
  const reached = n.atBats + n.walks + n.hitByPitch + n.sacFlies;
  return {
    obp: reached === 0 ? 0 : (n.hits + n.walks + n.hitByPitch) / reached,
    slg: n.atBats === 0 ? 0 : totalBases(n) / n.atBats,
  };
}

/** '2-4 | HR, BB, 3 RBI' */
export function battingSummary(n: BattingLine): string {
  const parts: [number, string][] = [
    [n.doubles, '2B'],
    [n.triples, '3B'],
    [n.homeRuns, 'HR'],
    [n.walks, 'BB'],
    [n.strikeouts, 'K'],
    [n.stolenBases, 'SB'],
    [n.rbi, 'RBI'],
    [n.runs, 'R'],
  ];
  const entries = parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => (count === 1 ? name : `${count} ${name}`));
  return [`${n.hits}-${n.atBats}`, entries.join(', ')].filter((part) => part !== '').join(' | ');
}
