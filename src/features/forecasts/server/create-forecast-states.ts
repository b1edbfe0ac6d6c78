import { and, asc, between, count, eq, lt, max, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { gameLines } from '#platform/db/schema.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import type { Forecast } from '#rules/baseball/forecast/forecast-shapes.ts';
import { emptyForecastState, type ForecastState } from '#rules/baseball/forecast/forecast-state.ts';
import { forecast } from '#rules/baseball/forecast/forecast.ts';
import type { GameLine } from '#rules/baseball/forecast/played-game.ts';
import { update } from '#rules/baseball/forecast/update-state.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { listUnread, readBatters, readVersionOfBatters, toLineup, type Batters } from './batters.ts';
import { readForecasts, type StoredForecast } from './read-forecast.ts';

/**
 * The ratings before a day, the number of games from which they were computed, and the batters whose values are known. `since`: the first
 * season of the games; null without games. `unread`: batters of these games whose seasons are not stored; games with one of them count
 * without lineups.
 */
export type StateOfDay = {
  state: ForecastState;
  games: number;
  since: number | null;
  batters: Batters;
  unread: ReadonlySet<number>;
};

/** Earlier seasons that are counted, if they are stored; the weight of older ones is below a tenth. */
const earlierSeasons = 3;

/** Days whose state is cached: the current one and the next one. */
const cachedDays = 2;

/**
 * Creates a function that computes the state of the forecast before a day of a season from the games that ended on earlier days.
 * The state of a day is computed again after a further game or batter was stored.
 */
export function createForecastStates(db: Db): (day: string, season: number) => Promise<StateOfDay> {
  const states = createResultCache<StateOfDay>({ max: cachedDays });

  return async (day, season) => {
    const seasons = between(gameLines.season, season - earlierSeasons, season);
    const lines = await readVersionOfLines(db, and(seasons, lt(gameLines.endedOn, day)));
    const version = `${lines} ${await readVersionOfBatters(db)}`;
    return states.read(`${day} ${version}`, () => computeState(db, day, season));
  };
}

/** The number of the stored results that match, and the time of the newest reading. */
export async function readVersionOfLines(db: Db, condition: SQL | undefined): Promise<string> {
  const [row] = await db
    .select({ games: count(), readAt: max(gameLines.readAt) })
    .from(gameLines)
    .where(condition);
  return `${row?.games ?? 0} ${row?.readAt?.getTime() ?? 0}`;
}

/** Reads one season after the other, so that other work is not delayed for long. */
async function computeState(db: Db, day: string, season: number): Promise<StateOfDay> {
  const state = emptyForecastState();
  const batters = await readBatters(db);
  const unread = new Set<number>();
  let games = 0;
  let since: number | null = null;
  for (let year = season - earlierSeasons; year <= season; year += 1) {
    const rows = await db
      .select()
      .from(gameLines)
      .where(and(eq(gameLines.season, year), lt(gameLines.endedOn, day)))
      .orderBy(asc(gameLines.endedOn), asc(gameLines.gamePk));
    const toClub = (id: number, { starter, batters: ids = null, ...batting }: GameLine) => {
      const missing = listUnread(batters, ids ?? [], year);
      for (const each of missing) unread.add(each);
      const lineup = missing.length > 0 ? null : toLineup(batters, ids, year);
      return { ...toForecastClub(id, starter), ...batting, lineup };
    };
    for (const { awayId, homeId, away, home } of rows)
      update(state, { season: year, away: toClub(awayId, away), home: toClub(homeId, home) });
    games += rows.length;
    if (rows.length > 0) since ??= year;
  }
  return { state, games, since, batters, unread };
}

/** A club and its starter by their ids as texts, as in the state. */
export function toForecastClub(id: number, starter: number | null) {
  return { club: String(id), starter: starter === null ? null : String(starter) };
}

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
