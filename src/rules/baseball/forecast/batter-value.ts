/** What a batter did in a season: counts for all clubs. Walks contain intentional walks. */
export type BattingSeason = {
  season: number;
  plateAppearances: number;
  atBats: number;
  hits: number;
  doubles: number;
  triples: number;
  homeRuns: number;
  walks: number;
  intentionalWalks: number;
  hitByPitch: number;
};

/** Runs per event relative to an average plate appearance: the linear weights of P. Palmer (1984), rounded. */
const weights = {
  single: 0.47,
  double: 0.78,
  triple: 1.09,
  homeRun: 1.4,
  walk: 0.33,
  intentionalWalk: 0.17,
  out: -0.27,
};

/** How much the last completed season and the two before it count, as in T. Tango's Marcel (2004). */
const seasonWeights = [5, 3, 2];

/** A value is computed as if this many weighted plate appearances with the unknown batter's value had preceded. */
const priorAppearances = 1650;

/** Runs per plate appearance of a batter without seasons, relative to an average batter. */
export const unknownBatter = -0.01;

function linearRuns(line: BattingSeason): number {
  const { atBats, hits, doubles, triples, homeRuns, walks, intentionalWalks, hitByPitch } = line;
  return (
    weights.single * (hits - doubles - triples - homeRuns) +
    weights.double * doubles +
    weights.triple * triples +
    weights.homeRun * homeRuns +
    weights.walk * (walks - intentionalWalks + hitByPitch) +
    weights.intentionalWalk * intentionalWalks +
    weights.out * (atBats - hits)
  );
}

/** A batter's runs per plate appearance relative to an average batter, from the three seasons before `season`. */
export function batterValue(lines: readonly BattingSeason[], season: number): number {
  let runs = priorAppearances * unknownBatter;
  let appearances = priorAppearances;
  for (const line of lines) {
    const weight = seasonWeights[season - 1 - line.season] ?? 0;
    runs += weight * linearRuns(line);
    appearances += weight * line.plateAppearances;
  }
  return runs / appearances;
}
