import type { ForecastParameters } from '#rules/baseball/forecast/forecast-parameters.ts';
import { forecastInOrder } from '#rules/baseball/forecast/update-state.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';
import { computeErrors } from '../win-probability/evaluate.ts';
import { toPredictions } from './to-predictions.ts';

/** The start of the search. Shares are between 0 and 1. */
const startParameters: ForecastParameters = {
  ratingScale: 0.6,
  gameVariance: 10,
  firstVariance: 0.35,
  varianceByGame: 0.0007,
  varianceByWinter: 0.02,
  carriedRating: 0.8,
  starterScale: 0.2,
  strikeoutValue: 1,
  walkCost: 0.7,
  priorStarts: 25,
  unknownStarter: -1.8,
  keptByStart: 0.985,
  keptByWinter: 0.4,
};

const shares = new Set<string>(['carriedRating', 'keptByStart', 'keptByWinter'] satisfies (keyof ForecastParameters)[]);

/** A server has one earlier season, the evaluation many: pairs of seasons have this weight in the search. */
const weightOfPairs = 0.3;
const pairs = [2011, 2013, 2015, 2017, 2019];

/** The first seasons only give the ratings time to settle. */
const firstJudged = 2012;

/** Each round tries to multiply and divide each parameter, or the odds of a share, by its factor. */
const rounds = [1.4, 1.2, 1.1];

function multiply(parameters: ForecastParameters, name: keyof ForecastParameters, factor: number): ForecastParameters {
  const value = parameters[name];
  if (!shares.has(name)) return { ...parameters, [name]: value * factor };
  const odds = (value / (1 - value)) * factor;
  return { ...parameters, [name]: odds / (1 + odds) };
}

function lossOf(logs: readonly GameLog[], isJudged: (log: GameLog) => boolean, parameters: ForecastParameters): number {
  return computeErrors(toPredictions(logs, forecastInOrder(logs, parameters), isJudged)).logLoss;
}

/** Mean log-loss of the seasons, after all earlier ones and after a single one. The excluded season is not judged. */
function objective(logs: readonly GameLog[], excluded: number | null): (parameters: ForecastParameters) => number {
  const isJudged = ({ season }: GameLog) => season !== excluded;
  const available = new Set(logs.map(({ season }) => season));
  const judgedPairs = pairs
    .filter((season) => season !== excluded && available.has(season) && available.has(season - 1))
    .map((last) => ({ last, games: logs.filter(({ season }) => season === last || season === last - 1) }));
  return (parameters) => {
    const whole = lossOf(logs, (log) => isJudged(log) && log.season >= firstJudged, parameters);
    if (judgedPairs.length === 0) return whole;
    const losses = judgedPairs.map(({ last, games }) => lossOf(games, ({ season }) => season === last, parameters));
    const inPairs = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
    return (1 - weightOfPairs) * whole + weightOfPairs * inPairs;
  };
}

/** Finds parameters with a low log-loss by changing one at a time. */
export function fitParameters(logs: readonly GameLog[], excluded: number | null): ForecastParameters {
  const lossFor = objective(logs, excluded);
  const names: (keyof ForecastParameters)[] = Object.keys(startParameters).filter(
    (name): name is keyof ForecastParameters => name in startParameters,
  );
  let best = startParameters;
  let lowest = lossFor(best);
  for (const factor of rounds) {
    for (const name of names) {
      const tries = [factor, 1 / factor].map((by) => multiply(best, name, by));
      for (const candidate of tries) {
        const loss = lossFor(candidate);
        if (loss >= lowest) continue;
        lowest = loss;
        best = candidate;
      }
    }
  }
  return best;
}
