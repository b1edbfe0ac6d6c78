import type { ForecastRow } from '../read-forecast.ts';

/** A forecast without an advantage of a club, which was made long ago; the given facts are different. */
export function inventedForecast(gamePk: number, facts: Partial<ForecastRow> = {}): ForecastRow {
  return {
    gamePk,
    officialDate: '2031-06-01',
    locksAt: null,
    awayId: 9001,
    homeId: 9002,
    awayStarter: null,
    homeStarter: null,
    games: 10,
    homeWinProbability: 0.5,
    homePart: 0,
    clubsPart: 0,
    startersPart: 0,
    lineupsPart: 0,
    runEnvironment: 0,
    awayBatters: null,
    homeBatters: null,
    reasons: [],
    madeAt: new Date(0),
    ...facts,
  };
}
