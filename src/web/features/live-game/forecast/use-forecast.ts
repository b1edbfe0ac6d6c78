import { useQuery } from '@tanstack/react-query';
import type { GameForecast } from '#contract/forecasts.ts';
import { gameForecastQuery } from '../../../api/live/live-game-queries.ts';

/** The forecast of a game; null without one and until it is loaded. */
export function useForecast(gamePk: number): GameForecast['forecast'] {
  const { data } = useQuery(gameForecastQuery(String(gamePk)));
  return data?.forecast ?? null;
}
