import type { BattingLine, PitchingLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { average, rounded, withoutZero } from '../rates.ts';

type Hits = Pick<BattingLine, 'hits' | 'doubles' | 'triples' | 'homeRuns'>;

type PlateLine = Hits & Pick<BattingLine, 'atBats' | 'walks' | 'hitByPitch' | 'sacFlies'>;

export function totalBases(n: Hits): number {
  return n.hits + n.doubles + 2 * n.triples + 3 * n.homeRuns;
}

/** The counts that batters and pitchers share, with the API's names. */
export function plateCounts(n: BattingLine | PitchingLine): JsonObject {
  const { groundOuts, airOuts, atBats, runs, hits, doubles, triples, homeRuns } = n;
  const { intentionalWalks, caughtStealing, stolenBases, sacBunts, sacFlies } = n;
  return {
    groundOuts,
    airOuts,
    atBats,
    runs,
    hits,
    doubles,
    triples,
    homeRuns,
    strikeOuts: n.strikeouts,
    baseOnBalls: n.walks,
    intentionalWalks,
    caughtStealing,
    stolenBases,
    groundIntoDoublePlay: n.groundedIntoDoublePlay,
    sacBunts,
    sacFlies,
  };
}

/** OBP = (H + BB + HBP) / (AB + BB + HBP + SF); SLG = TB / AB. */
export function onBaseAndSlugging(n: PlateLine): { obp: number; slg: number } {
  const reached = n.atBats + n.walks + n.hitByPitch + n.sacFlies;
  return {
    obp: reached === 0 ? 0 : (n.hits + n.walks + n.hitByPitch) / reached,
    slg: n.atBats === 0 ? 0 : totalBases(n) / n.atBats,
  };
}

/** The API adds the two rounded figures. */
export function onBasePlusSlugging(n: PlateLine): number {
  const { obp, slg } = onBaseAndSlugging(n);
  return Number(rounded(obp, 3)) + Number(rounded(slg, 3));
}

/** Batting average, on-base percentage, slugging percentage and their sum, of a batter or against a pitcher. */
export function slashLine(n: PlateLine): JsonObject {
  const { obp, slg } = onBaseAndSlugging(n);
  return {
    avg: average(n.hits, n.atBats, '.000'),
    obp: withoutZero(rounded(obp, 3)),
    slg: withoutZero(rounded(slg, 3)),
    ops: withoutZero(rounded(onBasePlusSlugging(n), 3)),
  };
}
