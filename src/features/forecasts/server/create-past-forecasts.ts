import { forecast } from '#rules/baseball/forecast/forecast.ts';
import type { Forecast } from '#rules/baseball/forecast/forecast-shapes.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import type { Db } from '#platform/db/open-db.ts';
import { createForecastStates, toForecastClub } from './create-forecast-states.ts';
import { readForecasts, type StoredForecast } from './read-forecast.ts';

/** A game by the ids of its clubs and starting pitchers (null: not announced). */
type PastGame = { gamePk: number; clubs: Record<Side, number>; starters: Record<Side, number | null> };

/** `day`: YYYY-MM-DD; `season`: its year */
type Day = { day: string; season: number };

/** A forecast as of the morning of a game: a stored one, which was made before the lock, or one computed later. */
export type PastForecast = Forecast & Pick<StoredForecast, 'starters' | 'games'>;

/**
 * Creates a function that returns the forecasts of games of a past day by gamePk. A game without a stored forecast gets one from the
 * results of earlier days.
 */
export function createPastForecasts(db: Db): (games: PastGame[], day: Day) => Promise<Map<number, PastForecast>> {
  const readState = createForecastStates(db);

  return async (games, { day, season }) => {
    const forecasts: Map<number, PastForecast> = await readForecasts(
      db,
      games.map(({ gamePk }) => gamePk),
    );
    const missing = games.filter(({ gamePk }) => !forecasts.has(gamePk));
    if (missing.length === 0) return forecasts;
    const { state, games: counted } = await readState(day, season);
    for (const { gamePk, clubs, starters } of missing) {
      const away = toForecastClub(clubs.away, starters.away);
      const home = toForecastClub(clubs.home, starters.home);
      forecasts.set(gamePk, { ...forecast(state, { season, away, home }), starters, games: counted });
    }
    return forecasts;
  };
}
