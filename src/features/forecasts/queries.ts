import { query } from '#platform/page/query.ts';
import type { gameForecast } from './contract.ts';

/** The forecast changes when a probable pitcher changes, at most until the lock. */
export function gameForecastQuery(gamePk: string) {
  return query<typeof gameForecast>('GET /api/games/:gamePk/forecast', { params: { gamePk } }, { staleTime: 300_000 });
}
