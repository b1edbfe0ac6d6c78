import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

/** The forecast changes when a probable pitcher changes, at most until the lock. */
export function gameForecastQuery(call: Call, gamePk: string) {
  return queryOptions({
    queryKey: ['gameForecast', gamePk],
    queryFn: () => call('gameForecast', { params: { gamePk } }),
    staleTime: 5 * 60_000,
  });
}
