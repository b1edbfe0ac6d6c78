import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Services } from '#sources/services.ts';
import { gameForecast } from '../contract.ts';
import { explainStoredForecast, readShownForecasts } from './read-forecast.ts';

export function forecastRoutes({ db }: Services) {
  return {
    gameForecast: serveData(gameForecast, ({ params: { gamePk } }, { now, viewer: { show } }) =>
      show(async (viewer) => {
        const stored = (await readShownForecasts(db, [gamePk], { viewer, now })).get(gamePk);
        return { gamePk, forecast: stored === undefined ? null : explainStoredForecast(stored) };
      }),
    ),
  };
}
