import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import type { forecasts } from '../tables.ts';

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
