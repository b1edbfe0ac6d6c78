import { gameForecast } from '../contract.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { explainStoredForecast } from './explain-stored-forecast.ts';
import { readForecast } from './read-forecast.ts';

export function forecastRoutes({ db }: { db: Db }) {
  return {
    gameForecast: serveData(gameForecast, async ({ params: { gamePk } }) => {
      const stored = await readForecast(db, gamePk);
      return { gamePk, forecast: stored && explainStoredForecast(stored) };
    }),
  };
}
