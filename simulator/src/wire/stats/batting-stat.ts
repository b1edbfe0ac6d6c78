import type { BattingLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { average, ratio } from '../rates.ts';
import { plateCounts, slashLine, stealRates, totalBases } from './plate-stat.ts';

/** A batter's counting statistics with the API's names. */
export function battingCounts(n: BattingLine): JsonObject {
  return {
    gamesPlayed: n.games,
    flyOuts: n.flyOuts,
    groundOuts: n.groundOuts,
    airOuts: n.airOuts,
    runs: n.runs,
    ...plateCounts(n),
    hits: n.hits,
    hitByPitch: n.hitByPitch,
    atBats: n.atBats,
    caughtStealing: n.caughtStealing,
    stolenBases: n.stolenBases,
    ...stealRates(n),
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
  return {
    ...battingCounts(n),
    ...slashLine(n),
    numberOfPitches: n.pitchesSeen,
    babip: average(n.hits - n.homeRuns, n.atBats - n.strikeouts - n.homeRuns + n.sacFlies),
    groundOutsToAirouts: ratio(n.groundOuts, n.airOuts),
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
