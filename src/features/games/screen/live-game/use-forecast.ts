import { useQuery } from '@tanstack/react-query';
import type { GameForecast } from '#features/forecasts/contract.ts';
import { gameForecastQuery } from '../../queries/live-game-queries.ts';

/** The forecast of a game; null without one and until it is loaded. */
export function useForecast(gamePk: number): GameForecast['forecast'] {
  const { data } = useQuery(gameForecastQuery(String(gamePk)));
  return data?.forecast ?? null;
}
