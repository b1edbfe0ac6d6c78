import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inventedForecast } from '#features/forecasts/server/testing/invented-forecast.ts';
import { forecasts } from '#features/forecasts/tables.ts';
import { gameLines } from '#platform/db/schema.ts';
import { inventedClubs, inventedSchedule } from '#rules/baseball/chances/testing/invented-known-season.ts';
import { addDays } from '#rules/baseball/days.ts';
import { final, scheduled } from '#sources/statsapi/testing/invented-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { createAnsweredClient } from '#tests/support/upstream/scripted-upstream.ts';
import { seasonChances } from '../tables.ts';
import { makeChances } from './make-chances.ts';

const db = await createTestDatabase();

/** The first of 12 days on which all clubs play; five of them are over. */
const openingDay = '2031-06-01';
const today = addDays(openingDay, 5);

const days = inventedSchedule({ rounds: 12, decided: 5, seed: 3 }).map((game) => ({
  ...game,
  date: addDays(openingDay, Math.floor(game.gamePk / 15)),
}));

/** Starts the job with an upstream of 30 clubs at 6 AM Eastern of the sixth day. */
function startSeason({ clubs = inventedClubs } = {}) {
  const upstream = { games: structuredClone(days), isFailing: false };
  const responseTo = (url: URL): object => {
    if (url.pathname.includes('/seasons'))
      return {
        seasons: [
          { seasonId: '2031', regularSeasonStartDate: openingDay, regularSeasonEndDate: addDays(openingDay, 11) },
        ],
      };
    if (url.pathname.endsWith('/standings')) return { records: standingsOf(clubs) };
    return { dates: url.searchParams.get('gameTypes') === 'R' ? listDays(upstream.games) : [] };
  };
  const { client, clock, time } = createAnsweredClient(
    Date.parse(`${today}T10:00:00Z`),
    (url) => new Response(JSON.stringify(responseTo(url)), { status: upstream.isFailing ? 503 : 200 }),
  );
  const errors: string[] = [];
  const log = { error: (_: object, message: string) => errors.push(message) };
  const services = { db, client, clock };
  const job = makeChances({ ...services, after: () => () => {}, log }, () => false);
  onTestFinished(() => job.stop());
  /** Runs the job some minutes later. Returns the day that it stored. */
  const run = async (minutes = 6) => {
    time.now += minutes * 60_000;
    return job.run();
  };
  return { upstream, time, services, run, stop: () => job.stop() };
}

const standingsOf = (clubs: typeof inventedClubs) =>
  [...Map.groupBy(clubs, ({ divisionId }) => divisionId)].map(([divisionId, own]) => ({
    standingsType: 'regularSeason',
    league: { id: own[0]?.leagueId },
    division: { id: divisionId },
    teamRecords: own.map(({ id }) => ({ team: { id, name: `Invented ${id}` } })),
  }));

const listDays = (games: typeof days) =>
  [...Map.groupBy(games, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    games: ofDay.map(({ gamePk, away, home, score }) => ({
      gamePk,
      gameType: 'R',
      status: score === null ? scheduled : final,
      teams: {
        away: { team: { id: away }, score: score?.away },
        home: { team: { id: home }, score: score?.home },
      },
    })),
  }));

beforeEach(async () => {
  for (const table of [seasonChances, gameLines, forecasts]) await db.delete(table);
});

const readRows = () => db.select().from(seasonChances).orderBy(asc(seasonChances.asOf));

async function readNewest() {
  const row = (await readRows()).at(-1);
  if (row === undefined) throw new Error('No chances are stored');
  return row;
}

type Season = ReturnType<typeof startSeason>;
const homeWin = { away: 1, home: 2 };

/** Ends the games of today, or some of them. */
function endGames({ upstream }: Season, count = Infinity): void {
  const games = upstream.games.filter(({ date }) => date === today).slice(0, count);
  for (const game of games) game.score = homeWin;
}

async function storeLine(gamePk: number, season: number, endedOn: string): Promise<void> {
  const line = { starter: 71, runs: 2, hits: 8, walks: 3, homeRuns: 1, strikeouts: 8, earlyRuns: 1 };
  const clubs = { awayId: 1, homeId: 2, away: line, home: { ...line, runs: 3 } };
  await db.insert(gameLines).values({ gamePk, season, endedOn, ...clubs, readAt: new Date(0) });
}

describe('the chances of now', () => {
  test('are made once in the morning, with those of each club and the first season whose games are known', async () => {
    await storeLine(1, 2030, '2030-05-01');
    const season = startSeason();
    expect([await season.run(), await season.run()]).toEqual([today, addDays(today, -1)]);
    const row = await readNewest();
    expect(row).toMatchObject({ season: 2031, day: today, version: 1, seasons: 20_000, games: 1, knownSince: 2030 });
    expect(row.clubs.map(({ id }) => id)).toEqual(inventedClubs.map(({ id }) => id));
    expect(row.clubs.reduce((sum, { reached }) => sum + reached.title, 0)).toBe(20_000);
    season.time.now += 23 * 3_600_000;
    expect(await season.run()).toBe(addDays(today, 1));
  });

  test('are the same with the same season and instant', async () => {
    const season = startSeason();
    await season.run();
    const row = await readNewest();
    await db.delete(seasonChances);
    await season.run(0);
    expect(await readNewest()).toEqual(row);
  });

  test('have how the games of tonight change them, by their forecasts', async () => {
    const season = startSeason();
    const game = season.upstream.games.find(({ date }) => date === today);
    if (game === undefined) throw new Error('No game today');
    const { gamePk, home, away } = game;
    await db.insert(forecasts).values(inventedForecast(gamePk, { homeWinProbability: 0.6 }));
    await season.run();
    const { tonight } = await readNewest();
    expect(tonight).toMatchObject({ day: today, games: [{ gamePk, homeChance: 0.6, home, away }] });
    expect(new Set(tonight?.week?.map(({ date }) => date)).size).toBe(7);
    const swings = new Map(tonight?.games[0]?.clubs.map(({ id, swing }) => [id, swing.playoffs]));
    expect(swings.get(home)).toBeGreaterThan(0.02);
    expect(swings.get(away)).toBeLessThan(-0.02);
  });

  test('are made again after the last final of a day, but not after the first', async () => {
    const season = startSeason();
    await season.run();
    endGames(season, 14);
    await season.run();
    expect(await readNewest()).toMatchObject({ day: today, tonight: { day: today } });
    endGames(season);
    expect(await season.run()).toBe(today);
    expect(await readNewest()).toMatchObject({ day: today, tonight: { day: addDays(today, 1) } });
  });

  test('are made again after a corrected result', async () => {
    const season = startSeason();
    await season.run();
    const before = await readNewest();
    const [game] = season.upstream.games;
    if (game?.score == null) throw new Error('No result');
    game.score = { away: game.score.home, home: game.score.away };
    expect(await season.run()).toBe(today);
    const after = await readNewest();
    expect(after.asOf.getTime()).toBeGreaterThan(before.asOf.getTime());
    expect(after.clubs).not.toEqual(before.clubs);
  });

  test('are made again when the ratings have learned of further games', async () => {
    const season = startSeason();
    await season.run();
    await storeLine(1, 2030, '2030-05-01');
    await storeLine(2, 2031, addDays(today, -1));
    await season.run();
    expect(await season.run()).toBe(today);
    expect(await readNewest()).toMatchObject({ games: 2, knownSince: 2030 });
  });

  test('are made at a later run when the upstream fails', async () => {
    const season = startSeason();
    season.upstream.isFailing = true;
    expect(await season.run()).toBeNull();
    season.upstream.isFailing = false;
    expect(await season.run()).toBe(today);
  });

  test('are not made of a league without the divisions of the major leagues', async () => {
    const season = startSeason({ clubs: inventedClubs.slice(0, 20) });
    expect([await season.run(), await season.run()]).toEqual([null, null]);
  });
});

describe('the days before', () => {
  test('are filled one after the other, the newest first, also after a restart', async () => {
    const season = startSeason();
    await season.run();
    expect([await season.run(), await season.run()]).toEqual([addDays(today, -1), addDays(today, -2)]);
    await season.stop();
    const restarted = startSeason();
    const filled = [];
    for (let day = await restarted.run(12); filled.length < 9; day = await restarted.run()) filled.push(day);
    expect(filled.slice(0, 6)).toEqual([null, addDays(today, -3), addDays(today, -4), openingDay, null, null]);
  });

  test('know the results of earlier days only', async () => {
    const season = startSeason();
    for (let run = 0; run < 6; run += 1) await season.run();
    const [first] = await db.select().from(seasonChances).where(eq(seasonChances.day, openingDay));
    expect(first).toMatchObject({ seasons: 2000, tonight: null, asOf: new Date(`${openingDay}T09:00:00Z`) });
    expect(first?.clubs.every(({ wins }) => wins.mean > 3 && wins.mean < 9)).toBe(true);
    const rows = await readRows();
    expect(rows.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5].map((day) => addDays(openingDay, day)));
  });
});
