import { useQuery } from '@tanstack/react-query';
import type { GameForecast } from '#contract/forecasts.ts';
import { useCall } from '../../../api/call-context.ts';
import { gameForecastQuery } from '../../../api/queries/game-forecast.ts';

/** The forecast of a game; null without one and until it is loaded. */
export function useForecast(gamePk: number): GameForecast['forecast'] {
  const { data } = useQuery(gameForecastQuery(useCall(), String(gamePk)));
  return data?.forecast ?? null;
}
