import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { addDays } from '#rules/baseball/days.ts';
import type { Forecast, LineupReason } from '#rules/baseball/forecast/forecast-shapes.ts';
import { explainForecast } from '#rules/baseball/forecast/forecast.ts';
import { hidesTopic, lastShownDay, type Viewer } from '#rules/viewer/viewer.ts';
import type { GameForecast } from '../contract.ts';
import { forecastHistory, type ForecastVersion } from '../rules.ts';
import type { HistoryEntry } from '../shapes.ts';
import { forecasts } from '../tables.ts';

/** A stored forecast with the ids of the probable pitchers for which it was made; `madeAt`: epoch ms, UTC */
export type StoredForecast = Forecast & {
  starters: { away: number | null; home: number | null };
  /** number of earlier games that were counted */
  games: number;
  madeAt: number;
  /** the announced starting nines for which it was made */
  batters: ForecastVersion['batters'];
  reasons: readonly LineupReason[];
  history: HistoryEntry[];
};

/** Returns the newest forecast of a game; null for a game without one, such as every game of another level. */
export async function readForecast(db: Db, gamePk: number): Promise<StoredForecast | null> {
  return (await readForecasts(db, [gamePk])).get(gamePk) ?? null;
}

/** Returns the newest forecasts of those of the games that have one, by gamePk. */
export async function readForecasts(db: Db, gamePks: number[]): Promise<Map<number, StoredForecast>> {
  return new Map((await readRows(db, gamePks)).map((row) => [row.gamePk, withHistory(row, toVersion(row), Infinity)]));
}

/** `now`: epoch ms, league clock */
type ViewerNow = { viewer: Viewer; now: number };

/**
 * Returns the forecasts of the games, by gamePk, as they were at the viewer's instant; without those that count results which the viewer
 * hides.
 */
export async function readShownForecasts(
  db: Db,
  gamePks: number[],
  { viewer: { instant, hidden }, now }: ViewerNow,
): Promise<Map<number, StoredForecast>> {
  const rows = await readRows(db, gamePks);
  const firstHidden = hidesTopic(hidden, 'form') ? addDays(lastShownDay(now), 2) : null;
  const shown = rows.filter(({ officialDate }) => firstHidden === null || officialDate < firstHidden);
  return new Map(
    shown.flatMap((row) => {
      const found = versionAt(row, instant ?? Infinity);
      return found === null ? [] : [[row.gamePk, withHistory(row, found, instant ?? Infinity)] as const];
    }),
  );
}

type StoredRow = typeof forecasts.$inferSelect;

async function readRows(db: Db, gamePks: number[]): Promise<StoredRow[]> {
  if (gamePks.length === 0) return [];
  return db
    .select()
    .from(forecasts)
    .where(sql`${forecasts.gamePk} = any(${sql.param(gamePks)}::integer[])`);
}

type Version = Omit<StoredForecast, 'history'>;

/** The forecast that was the newest at an instant (epoch ms, UTC); null if there was none, or if it was replaced too long ago. */
function versionAt(row: StoredRow, instant: number): Version | null {
  if (row.madeAt.getTime() <= instant) return toVersion(row);
  const found = row.earlier.find(
    ({ made_at, replaced_at }) => Date.parse(made_at) <= instant && instant < Date.parse(replaced_at),
  );
  return found === undefined ? null : toEarlierVersion(found);
}

function withHistory(row: StoredRow, version: Version, instant: number): StoredForecast {
  const earlier = row.earlier.map((each) => ({
    ...toEarlierVersion(each),
    replacedAt: Date.parse(each.replaced_at),
  }));
  const versions = [...earlier, { ...toVersion(row), replacedAt: Infinity }];
  return { ...version, history: forecastHistory(versions, { officialDate: row.officialDate, instant }) };
}

const toEarlierVersion = (earlier: StoredRow['earlier'][number]): Version =>
  toVersion({
    homeWinProbability: earlier.home_win_probability,
    homePart: earlier.home_part,
    clubsPart: earlier.clubs_part,
    startersPart: earlier.starters_part,
    lineupsPart: earlier.lineups_part ?? 0,
    runEnvironment: earlier.run_environment,
    awayStarter: earlier.away_starter,
    homeStarter: earlier.home_starter,
    awayBatters: earlier.away_batters ?? null,
    homeBatters: earlier.home_batters ?? null,
    reasons: earlier.reasons ?? [],
    games: earlier.games,
    madeAt: new Date(earlier.made_at),
  });

type Facts = Omit<StoredRow, 'gamePk' | 'officialDate' | 'locksAt' | 'awayId' | 'homeId' | 'earlier'>;

function toVersion(row: Facts): Version {
  const { homeWinProbability, homePart, clubsPart, startersPart, lineupsPart, runEnvironment, games, madeAt } = row;
  return {
    homeWinProbability,
    parts: { home: homePart, clubs: clubsPart, starters: startersPart, lineups: lineupsPart },
    runEnvironment,
    starters: { away: row.awayStarter, home: row.homeStarter },
    batters: { away: row.awayBatters, home: row.homeBatters },
    reasons: row.reasons,
    games,
    madeAt: madeAt.getTime(),
  };
}

/** Converts a stored forecast to that of the API, whose parts are percentage points. */
export function explainStoredForecast(stored: StoredForecast): NonNullable<GameForecast['forecast']> {
  const { homeWinProbability, starters, batters, reasons, history, games, madeAt } = stored;
  return {
    homeWinProbability,
    parts: explainForecast(stored),
    starters,
    lineups: { away: batters.away !== null, home: batters.home !== null },
    reasons: [...reasons],
    history,
    games,
    madeAt,
  };
}

export type ForecastRow = Omit<StoredRow, 'earlier'>;

/**
 * Stores the forecast of a game, and keeps the one before for two days, unless it is locked at `madeAt`: by the lock of the new row, of the stored one of the same date,
 * or of the picks. Returns whether it was stored.
 */
export async function writeForecast(db: Db, row: ForecastRow): Promise<boolean> {
  const { gamePk, officialDate, madeAt, locksAt } = row;
  const { rowCount } = await db.execute(sql`
    insert into forecasts as f (game_pk, official_date, locks_at, away_id, home_id, away_starter, home_starter, games,
      home_win_probability, home_part, clubs_part, starters_part, lineups_part, run_environment, away_batters, home_batters, reasons, made_at)
    select ${gamePk}::integer, ${officialDate}::date, ${locksAt}::timestamptz, ${row.awayId}::integer, ${row.homeId}::integer,
      ${row.awayStarter}::integer, ${row.homeStarter}::integer, ${row.games}::integer, ${row.homeWinProbability}::float8,
      ${row.homePart}::float8, ${row.clubsPart}::float8, ${row.startersPart}::float8, ${row.lineupsPart}::float8,
      ${row.runEnvironment}::float8, ${sql.param(row.awayBatters)}::integer[], ${sql.param(row.homeBatters)}::integer[],
      ${JSON.stringify(row.reasons)}::jsonb, ${madeAt}::timestamptz
    where ${madeAt}::timestamptz < coalesce(${locksAt}::timestamptz, 'infinity') and not exists (
      select from games g
      where g.game_pk = ${gamePk} and g.official_date = ${officialDate}::date and g.locks_at <= ${madeAt}::timestamptz)
    on conflict (game_pk) do update set official_date = excluded.official_date, locks_at = excluded.locks_at,
      away_id = excluded.away_id, home_id = excluded.home_id, away_starter = excluded.away_starter,
      home_starter = excluded.home_starter, games = excluded.games, home_win_probability = excluded.home_win_probability,
      home_part = excluded.home_part, clubs_part = excluded.clubs_part, starters_part = excluded.starters_part,
      lineups_part = excluded.lineups_part, run_environment = excluded.run_environment, away_batters = excluded.away_batters,
      home_batters = excluded.home_batters, reasons = excluded.reasons, made_at = excluded.made_at,
      earlier = (
        select coalesce(jsonb_agg(one order by one->>'replaced_at'), '[]') from jsonb_array_elements(f.earlier
          || jsonb_build_array(to_jsonb(f) - '{game_pk,official_date,locks_at,away_id,home_id,earlier}'::text[] || jsonb_build_object('replaced_at', excluded.made_at))) one
        where (one->>'replaced_at')::timestamptz > excluded.made_at - interval '2 days')
    where f.official_date <> excluded.official_date or excluded.made_at < coalesce(f.locks_at, 'infinity')`);
  return rowCount === 1;
}
