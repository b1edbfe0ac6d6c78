import { toProbability } from '../logit.ts';
import { fittedParameters } from './fitted-parameters.ts';
import type { ForecastParameters } from './forecast-parameters.ts';
import type { Forecast, ForecastParts } from './forecast-shapes.ts';
import { homeAdvantage, readClub, readStarter, runEnvironment, type ForecastState } from './forecast-state.ts';
import { lineupPart } from './lineups.ts';
import type { UpcomingGame } from './played-game.ts';

/** A starter's value per start, drawn toward the unknown starter's. */
export function starterValue(
  state: ForecastState,
  of: { starter: string | null; season: number },
  parameters: ForecastParameters,
): number {
  const { sum, starts } = readStarter(state, of, parameters);
  const { priorStarts, unknownStarter } = parameters;
  return (sum + priorStarts * unknownStarter) / (starts + priorStarts);
}

/**
 * Forecasts a game from the results of earlier games: the home club's probability of winning, 0 to 1, and its parts in
 * logits. An unknown club is average. An unknown starter is worse than average.
 */
export function forecast(
  state: ForecastState,
  game: UpcomingGame,
  parameters: ForecastParameters = fittedParameters,
): Forecast {
  const { season, home, away } = game;
  const rating = (club: string) => readClub(state, { club, season }, parameters).rating;
  const value = (starter: string | null) => starterValue(state, { starter, season }, parameters);
  const parts = {
    home: homeAdvantage(state, season),
    clubs: parameters.ratingScale * (rating(home.club) - rating(away.club)),
    starters: parameters.starterScale * (value(home.starter) - value(away.starter)),
    lineups: lineupPart(state, game),
  };
  return {
    homeWinProbability: toProbability(sumParts(parts)),
    parts,
    runEnvironment: runEnvironment(state, home.club),
  };
}

const sumParts = ({ home, clubs, starters, lineups }: ForecastParts): number => home + clubs + starters + lineups;

/** The derivative of a probability by its logit, at 50 %. */
const slopeAtEven = 0.25;

/**
 * Converts the parts of a forecast to percentage points for the home club. Their sum is the forecast minus 50 points; for
 * example, a forecast of 57 % can be "home +3.4, clubs +1.5, starters +2.1".
 */
export function explainForecast({ homeWinProbability, parts }: Forecast): ForecastParts {
  const logit = sumParts(parts);
  const points = 100 * (Math.abs(logit) < 1e-9 ? slopeAtEven : (homeWinProbability - 0.5) / logit);
  return {
    home: points * parts.home,
    clubs: points * parts.clubs,
    starters: points * parts.starters,
    lineups: points * parts.lineups,
  };
}
