import type { Forecast, ForecastParts } from './forecast-shapes.ts';

/** The derivative of a probability by its logit, at 50 %. */
const slopeAtEven = 0.25;

/**
 * Converts the parts of a forecast to percentage points for the home club. Their sum is the forecast minus 50 points; for
 * example, a forecast of 57 % can be "home +3.4, clubs +1.5, starters +2.1".
 */
export function explainForecast({ homeWinProbability, parts }: Forecast): ForecastParts {
  const logit = parts.home + parts.clubs + parts.starters;
  const points = 100 * (Math.abs(logit) < 1e-9 ? slopeAtEven : (homeWinProbability - 0.5) / logit);
  return { home: points * parts.home, clubs: points * parts.clubs, starters: points * parts.starters };
}
