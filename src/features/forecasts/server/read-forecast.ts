import { eq, sql } from 'drizzle-orm';
import type { Forecast } from '#rules/baseball/forecast/forecast-shapes.ts';
import type { Db } from '#platform/db/open-db.ts';
import { forecasts } from '../tables.ts';
import type { GameForecast } from '../contract.ts';
import { explainForecast } from '#rules/baseball/forecast/forecast.ts';

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
