import { forecastInOrder } from '#rules/baseball/forecast/update-state.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';
import { computeErrors, type Prediction } from '../win-probability/evaluate.ts';
import { predictHalfInnings } from './predict-half-innings.ts';
import { toPredictions } from './to-predictions.ts';

type Judged = { season: number; prediction: Prediction };

type Seasons = { from: number; to: number };

/** The seasons of full length by which lineups are judged; the ratings settle before. */
const longSeasons: Seasons = { from: 2012, to: 2019 };

/** One line per season, and one for those of full length: log-loss with and without the lineups, and their difference. */
function describeLosses(title: string, without: readonly Judged[], withLineups: readonly Judged[]): string[] {
  const lossOf = (all: readonly Judged[], { from, to }: Seasons) =>
    computeErrors(all.flatMap((each) => (each.season >= from && each.season <= to ? [each.prediction] : []))).logLoss;
  const seasons = [...new Set(without.map(({ season }) => season))].map((season) => ({ from: season, to: season }));
  const judged = without.some(({ season }) => season >= longSeasons.from && season <= longSeasons.to);
  return [...seasons, ...(judged ? [longSeasons] : [])].map(({ from, to }) => {
    const [before, after] = [lossOf(without, { from, to }), lossOf(withLineups, { from, to })];
    const change = after - before;
    const losses = `without lineups ${before.toFixed(5)}, with ${after.toFixed(5)}`;
    return `${title}, ${from === to ? from : `${from} to ${to}`}: ${losses}, change ${change > 0 ? '+' : ''}${change.toFixed(5)}`;
  });
}

const byGame = (logs: readonly GameLog[]): Judged[] => {
  const forecasts = forecastInOrder(logs);
  return [...new Set(logs.map(({ season }) => season))].flatMap((season) =>
    toPredictions(logs, forecasts, (log) => log.season === season).map((prediction) => ({ season, prediction })),
  );
};

const byHalfInning = (logs: readonly GameLog[]): Judged[] =>
  predictHalfInnings(logs, forecastInOrder(logs)).map(({ season, joined }) => ({ season, prediction: joined }));

/** Compares forecasts with and without lineups. */
export function compareForecasts(without: readonly GameLog[], withLineups: readonly GameLog[]): string[] {
  return describeLosses('forecast', byGame(without), byGame(withLineups));
}

/** Compares the estimates at the start of each half-inning with and without lineups. */
export function compareHalfInnings(without: readonly GameLog[], withLineups: readonly GameLog[]): string[] {
  return describeLosses('half-innings', byHalfInning(without), byHalfInning(withLineups));
}
