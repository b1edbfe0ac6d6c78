import type { GameForecast } from '../contract.ts';
import { explainForecast } from '#rules/baseball/forecast/explain-forecast.ts';
import type { StoredForecast } from './read-forecast.ts';

/** Converts a stored forecast to that of the API, whose parts are percentage points. */
export function explainStoredForecast(stored: StoredForecast): NonNullable<GameForecast['forecast']> {
  const { homeWinProbability, starters, games, madeAt } = stored;
  return { homeWinProbability, parts: explainForecast(stored), starters, games, madeAt };
}
