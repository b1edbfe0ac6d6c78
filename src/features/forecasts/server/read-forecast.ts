import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import type { Forecast } from '#rules/baseball/forecast/forecast-shapes.ts';
import { explainForecast } from '#rules/baseball/forecast/forecast.ts';
import type { GameForecast } from '../contract.ts';
import { forecasts } from '../tables.ts';

/** A stored forecast with the ids of the probable pitchers for which it was made; `madeAt`: epoch ms, UTC */
export type StoredForecast = Forecast & {
  starters: { away: number | null; home: number | null };
  /** number of earlier games that were counted */
  games: number;
  madeAt: number;
};

/** Returns the forecast of a game; null for a game without one, such as every game of another level. */
export async function readForecast(db: Db, gamePk: number): Promise<StoredForecast | null> {
  const [row] = await db.select().from(forecasts).where(eq(forecasts.gamePk, gamePk));
  return row === undefined ? null : toStoredForecast(row);
}

/** Returns the forecasts of those of the games that have one, by gamePk. */
export async function readForecasts(db: Db, gamePks: number[]): Promise<Map<number, StoredForecast>> {
  if (gamePks.length === 0) return new Map();
  const rows = await db
    .select()
    .from(forecasts)
    .where(sql`${forecasts.gamePk} = any(${sql.param(gamePks)}::integer[])`);
  return new Map(rows.map((row) => [row.gamePk, toStoredForecast(row)]));
}

function toStoredForecast(row: typeof forecasts.$inferSelect): StoredForecast {
  const { homeWinProbability, homePart, clubsPart, startersPart, runEnvironment, games, madeAt } = row;
  return {
    homeWinProbability,
    parts: { home: homePart, clubs: clubsPart, starters: startersPart },
    runEnvironment,
    starters: { away: row.awayStarter, home: row.homeStarter },
    games,
    madeAt: madeAt.getTime(),
  };
}

/** Converts a stored forecast to that of the API, whose parts are percentage points. */
export function explainStoredForecast(stored: StoredForecast): NonNullable<GameForecast['forecast']> {
  const { homeWinProbability, starters, games, madeAt } = stored;
  return { homeWinProbability, parts: explainForecast(stored), starters, games, madeAt };
}

export type ForecastRow = typeof forecasts.$inferSelect;

/**
 * Stores the forecast of a game unless it is locked at `madeAt`: by the lock of the new row, of the stored one of the same date,
 * or of the picks. Returns whether it was stored.
 */
export async function writeForecast(db: Db, row: ForecastRow): Promise<boolean> {
  const { gamePk, officialDate, madeAt, locksAt } = row;
  const { rowCount } = await db.execute(sql`
    insert into forecasts as f (game_pk, official_date, locks_at, away_id, home_id, away_starter, home_starter, games,
      home_win_probability, home_part, clubs_part, starters_part, run_environment, made_at)
    select ${gamePk}::integer, ${officialDate}::date, ${locksAt}::timestamptz, ${row.awayId}::integer, ${row.homeId}::integer,
      ${row.awayStarter}::integer, ${row.homeStarter}::integer, ${row.games}::integer, ${row.homeWinProbability}::float8,
      ${row.homePart}::float8, ${row.clubsPart}::float8, ${row.startersPart}::float8, ${row.runEnvironment}::float8,
      ${madeAt}::timestamptz
    where ${madeAt}::timestamptz < coalesce(${locksAt}::timestamptz, 'infinity') and not exists (
      select from games g
      where g.game_pk = ${gamePk} and g.official_date = ${officialDate}::date and g.locks_at <= ${madeAt}::timestamptz)
    on conflict (game_pk) do update set official_date = excluded.official_date, locks_at = excluded.locks_at,
      away_id = excluded.away_id, home_id = excluded.home_id, away_starter = excluded.away_starter,
      home_starter = excluded.home_starter, games = excluded.games, home_win_probability = excluded.home_win_probability,
      home_part = excluded.home_part, clubs_part = excluded.clubs_part, starters_part = excluded.starters_part,
      run_environment = excluded.run_environment, made_at = excluded.made_at
    where f.official_date <> excluded.official_date or excluded.made_at < coalesce(f.locks_at, 'infinity')`);
  return rowCount === 1;
}
