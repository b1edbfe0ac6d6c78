import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { gameForecast } from '../contract.ts';
import { explainStoredForecast, readShownForecasts } from './read-forecast.ts';

export function forecastRoutes({ db }: { db: Db }) {
  return {
    gameForecast: serveData(gameForecast, ({ params: { gamePk } }, { now, viewer: { show } }) =>
      show(async (viewer) => {
        const stored = (await readShownForecasts(db, [gamePk], { viewer, now })).get(gamePk);
        return { gamePk, forecast: stored === undefined ? null : explainStoredForecast(stored) };
      }),
    ),
  };
}
