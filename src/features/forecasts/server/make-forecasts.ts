import { inArray, and, between, eq } from 'drizzle-orm';
import { resolveSeason } from '#features/league/server.ts';
import type { Db } from '#platform/db/open-db.ts';
import { gameLines } from '#platform/db/schema.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { addDays } from '#rules/baseball/days.ts';
import { forecast } from '#rules/baseball/forecast/forecast.ts';
import { lineupEffects, lineupLead } from '#rules/baseball/forecast/lineups.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import { scheduledLock } from '#rules/picks/lock.ts';
import type { JobServices, Services } from '#sources/services.ts';
import { nullIfUpstreamFails, zeroIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { type AnnouncedLineups, readLineups } from '#sources/statsapi/live/read-lineups.ts';
import { readUpcomingGames } from '#sources/statsapi/schedule/read-games-between.ts';
import { readLineScores, type ListedGameLines } from '#sources/statsapi/schedule/to-line-scores.ts';
import { forecasts } from '../tables.ts';
import { listUnread, storeBatters, toLineup } from './batters.ts';
import { createForecastStates, type StateOfDay, toForecastClub } from './create-forecast-states.ts';
import { type ForecastRow, writeForecast } from './read-forecast.ts';

const minute = 60_000;
/** real ms */
const wait = minute / 4;
/** league ms between two readings of the schedule */
const pause = 5 * minute;
/** Probable pitchers are announced a few days ahead. */
const daysAhead = 7;

/** Whether a game has a forecast: it counts, has not started and both clubs are known. Other levels are not read. */
const isForecast = ({ status, noPicksReason, teams: { away, home } }: GameCard): boolean =>
  status.phase === 'open' && noPicksReason === null && away.id !== 0 && home.id !== 0;

/**
 * Makes the forecasts of the next days' major-league games, and again when a probable pitcher, a lineup, the start or the
 * ratings have changed. Before that, stores the results of this season and the one before, a month per run: the conversion of a month takes about 50 ms,
 * so this is done only while the process has little to do (`isBusy`). A run returns the games whose forecast was stored.
 */
export function makeForecasts(services: JobServices, isBusy: () => boolean): PeriodicJob<number[]> {
  const { db, client, clock, after, log } = services;
  const readState = createForecastStates(db);
  const storeNextMonth = createSeasonReader(services);
  let readAgainAt = -Infinity;

  /** The states of today and later days, after the seasons of batters that are not known yet were read. */
  async function readStates({
    season,
    today,
    announced,
  }: {
    season: number;
    today: string;
    announced: AnnouncedLineups[];
  }) {
    // no game has ended on a later day, so the days after today have the same state
    const read = async () => ({
      today: await readState(today, season),
      later: await readState(addDays(today, 1), season),
    });
    const states = await read();
    const ids = announced.flatMap(({ away, home }) => [...(away ?? []), ...(home ?? [])]);
    const missing = new Set([...states.later.unread, ...listUnread(states.today.batters, ids, season)]);
    const newlyRead = await storeBatters(services, [...missing], season).catch(zeroIfUpstreamFails);
    return newlyRead === 0 ? states : read();
  }

  async function makeAll(season: number, isStopped: () => boolean): Promise<number[]> {
    const today = baseballDay(clock.now());
    const upcoming = await readUpcomingGames(client, { from: today, to: addDays(today, daysAhead) });
    const cards = upcoming.isStale ? [] : upcoming.value.filter(isForecast);
    if (cards.length === 0) return [];
    const stored = await readStored(db, cards);
    const announced = await readAnnounced(client, cards, { stored, now: clock.now() });
    const states = await readStates({ season, today, announced: [...announced.values()] });
    const written: number[] = [];
    for (const card of cards) {
      if (isStopped()) break;
      const state = card.officialDate > today ? states.later : states.today;
      const lineups = announced.get(card.gamePk) ?? notAnnounced;
      const row = toRow(card, state, { season, lineups, now: clock.now() });
      const before = stored.get(card.gamePk);
      if (before && !isChanged(before, row)) continue;
      if (await writeForecast(db, row)) written.push(card.gamePk);
    }
    return written;
  }

  async function work(isStopped: () => boolean): Promise<number[]> {
    if (clock.now() < readAgainAt) return [];
    try {
      const season = Number(await resolveSeason({ client, clock }));
      const today = baseballDay(clock.now());
      const earlierGames = isBusy() ? 0 : await storeNextMonth(season, today).catch(zeroIfUpstreamFails);
      const made = await makeAll(season, isStopped);
      if (earlierGames === 0) readAgainAt = clock.now() + pause;
      return made;
    } catch (error) {
      zeroIfUpstreamFails(error);
      return [];
    }
  }

  return periodicJob({ name: 'forecasts', work, wait, after, log });
}

async function readStored(db: Db, cards: readonly GameCard[]): Promise<Map<number, ForecastRow>> {
  const gamePks = cards.map(({ gamePk }) => gamePk);
  const rows = await db.select().from(forecasts).where(inArray(forecasts.gamePk, gamePks));
  return new Map(rows.map(({ earlier: _earlier, ...row }) => [row.gamePk, row]));
}

const notAnnounced: AnnouncedLineups = { away: null, home: null };

/**
 * The lineups of games that start soon, by gamePk. A lineup that is stored counts until another one is read, also if the upstream fails or
 * has none. After the lock nothing is read.
 */
async function readAnnounced(
  client: Services['client'],
  cards: readonly GameCard[],
  { stored, now }: { stored: ReadonlyMap<number, ForecastRow>; now: number },
): Promise<Map<number, AnnouncedLineups>> {
  const announced = new Map<number, AnnouncedLineups>();
  for (const { gamePk, officialDate, startsAt } of cards) {
    if (startsAt === null || startsAt - now > lineupLead) continue;
    const before = stored.get(gamePk);
    const known = before?.officialDate === officialDate ? before : null;
    const isLocked = (scheduledLock(startsAt) ?? Infinity) <= now;
    const response = isLocked ? null : await nullIfUpstreamFails(readLineups(client, gamePk));
    const read = response?.value ?? notAnnounced;
    announced.set(gamePk, {
      away: read.away ?? known?.awayBatters ?? null,
      home: read.home ?? known?.homeBatters ?? null,
    });
  }
  return announced;
}

type Inputs = { season: number; lineups: AnnouncedLineups; now: number };

/** Without the values of its batters, a lineup counts as not announced. */
function toRow(card: GameCard, { state, games, batters }: StateOfDay, { season, lineups, now }: Inputs): ForecastRow {
  const { gamePk, officialDate, startsAt, teams } = card;
  const { away, home } = teams;
  const [awayStarter, homeStarter] = [away.probablePitcher?.id ?? null, home.probablePitcher?.id ?? null];
  const clubOf = (side: Side, starter: number | null) => ({
    ...toForecastClub(teams[side].id, starter),
    lineup: toLineup(batters, lineups[side], season),
  });
  const game = { season, away: clubOf('away', awayStarter), home: clubOf('home', homeStarter) };
  const made = forecast(state, game);
  const { homeWinProbability, parts, runEnvironment } = made;
  const reasons = lineupEffects(state, game, made).map(({ batter, ...effect }) => {
    const playerId = Number(batter);
    return { playerId, name: batters.get(playerId)?.name ?? unknownPlayer, ...effect };
  });
  const locksAt = scheduledLock(startsAt);
  return {
    gamePk,
    officialDate,
    locksAt: locksAt === null ? null : new Date(locksAt),
    awayId: away.id,
    homeId: home.id,
    awayStarter,
    homeStarter,
    games,
    homeWinProbability,
    homePart: parts.home,
    clubsPart: parts.clubs,
    startersPart: parts.starters,
    lineupsPart: parts.lineups,
    runEnvironment,
    awayBatters: game.away.lineup && lineups.away,
    homeBatters: game.home.lineup && lineups.home,
    reasons,
    madeAt: new Date(now),
  };
}

/** Whether the forecast or its inputs differ; the number of counted games and the time alone are no difference. The reasons follow from them. */
function isChanged(before: ForecastRow, after: ForecastRow): boolean {
  const toText = ({ games: _games, madeAt: _madeAt, reasons: _reasons, ...compared }: ForecastRow) =>
    JSON.stringify(Object.entries(compared).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return toText(before) !== toText(after);
}

/** Regular season and postseason are played from March to November. */
const months = ['03', '04', '05', '06', '07', '08', '09', '10', '11'];

type Days = { from: string; to: string };

/**
 * Creates a function that stores the games of a season before today (YYYY-MM-DD), and then those of the season before, one month and
 * one request per call, and returns their number: 0 when nothing is left to read. Games that were stored before are not changed.
 */
function createSeasonReader(
  services: Pick<Services, 'db' | 'client'>,
): (season: number, today: string) => Promise<number> {
  const { db, client } = services;
  const read = new Set<string>();

  async function readMonth(season: number, days: Days): Promise<number> {
    const { value, asOf } = await readLineScores(client, days);
    if (value.length > 0) await storeLines(db, value, { season, readAt: new Date(asOf) });
    read.add(days.from);
    return value.length;
  }

  return async (season, today) => {
    for (const year of [season, season - 1])
      for (const days of monthsUntil(year, today)) {
        // the feeds of this season's games are read newest first, so that some games of a month are not all of them
        if (read.has(days.from) || (year < season && (await isStored(db, year, days)))) continue;
        const stored = await readMonth(year, days);
        if (stored > 0) return stored;
      }
    return 0;
  };
}

/** The months of a season that began before today, each until its end or until yesterday. */
function monthsUntil(season: number, today: string): Days[] {
  const yesterday = addDays(today, -1);
  return months
    .map((month) => ({ from: `${season}-${month}-01`, to: lastDay(`${season}-${month}`) }))
    .filter(({ from }) => from <= yesterday)
    .map(({ from, to }) => ({ from, to: to < yesterday ? to : yesterday }));
}

async function isStored(db: Db, season: number, { from, to }: Days): Promise<boolean> {
  return (await db.$count(gameLines, and(eq(gameLines.season, season), between(gameLines.endedOn, from, to)))) > 0;
}

async function storeLines(db: Db, games: readonly ListedGameLines[], reading: { season: number; readAt: Date }) {
  const rows = games.map(({ gamePk, date, clubs, lines }) => ({
    gamePk,
    endedOn: date,
    awayId: clubs.away,
    homeId: clubs.home,
    ...lines,
    ...reading,
  }));
  await db.insert(gameLines).values(rows).onConflictDoNothing();
}

/** The last day of a month, which is never February. */
const lastDay = (month: string): string => `${month}-${/-(04|06|09|11)$/.test(month) ? '30' : '31'}`;
