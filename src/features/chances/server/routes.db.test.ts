import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { goals } from '#rules/baseball/chances/goals.ts';
import type { ClubChances, TonightGame, WeekGame } from '#rules/baseball/chances/season-chances.ts';
import { addDays } from '#rules/baseball/days.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { chancesHistorySchema, seasonChancesSchema, tonightChancesSchema } from '../contract.ts';
import { morningOf } from '../rules/season-so-far.ts';
import { seasonChances } from '../tables.ts';
import { writeChances } from './stored-chances.ts';

const db = await createTestDatabase();
/** the day of the test application's clock, which shows 3 PM Eastern */
const today = '2031-06-01';
const now = Date.UTC(2031, 5, 1, 19);
const minute = 60_000;
const seasons = 1000;

const ofGoals = (value: number) =>
  Object.fromEntries(goals.map((goal) => [goal, value])) as Record<(typeof goals)[number], number>;

const club = (id: number, playoffs: number): ClubChances => ({
  id,
  wins: { mean: 81.234, p10: 72, p90: 90 },
  reached: { ...ofGoals(100), playoffs },
  places: [100, 900],
  decided: id === 3 ? ['playoffs'] : [],
});

const game: TonightGame = {
  gamePk: 7,
  homeChance: 0.5,
  home: 1,
  away: 2,
  clubs: [1, 2, 3].map((id) => ({ id, swing: ofGoals(id === 2 ? -0.04 : 0.04) })),
};

/** Stores chances in which club 1 reaches the playoffs in some of 1000 seasons. */
async function store(asOf: number, day: string, playoffs: number): Promise<void> {
  const facts = { version: 1, seed: 1, seasons, games: 100, knownSince: 2029, earlierResults: '', results: '' };
  await writeChances(db, {
    ...facts,
    season: 2031,
    asOf: new Date(asOf),
    day,
    computedAt: new Date(asOf + minute),
    clubs: [club(1, playoffs), club(2, 500), club(3, 1000)],
    tonight: { day, games: [game] },
  });
}

beforeEach(async () => {
  await db.delete(seasonChances);
  const weekBefore = addDays(today, -7);
  await store(morningOf(weekBefore), weekBefore, 300);
  await store(morningOf(weekBefore) + 60 * minute, weekBefore, 310);
  await store(morningOf(today), today, 400);
  await store(now - minute, today, 450);
});

type Cookies = { held?: string; hide?: string; opened?: string };

async function request(path: string, cookies: Cookies = {}) {
  const { app } = await startTestApp({ db });
  return app.inject({ url: path, cookies: cookies as Record<string, string> });
}

async function readChances(search = '', cookies: Cookies = {}) {
  return seasonChancesSchema.parse((await request(`/api/chances${search}`, cookies)).json()).current;
}

const playoffsOf = (chances: Awaited<ReturnType<typeof readChances>>) => chances?.clubs[0]?.chances.playoffs;
const heldAt = (time: number): Cookies => ({ held: String(time) });

describe('the chances of a season', () => {
  test('are the newest ones, with the change since the morning seven days before', async () => {
    const chances = await readChances();
    expect(chances).toMatchObject({ asOf: now - minute, computedAt: now, seasons, knownSince: 2029 });
    expect(chances?.clubs[0]).toMatchObject({
      teamId: 1,
      wins: { mean: 81.2, p10: 72, p90: 90 },
      chances: { playoffs: 0.45, title: 0.1 },
      places: [0.1, 0.9],
      decided: [],
      weekChange: 0.15,
    });
    expect(chances?.clubs[2]).toMatchObject({ chances: { playoffs: 1 }, decided: ['playoffs'] });
  });

  test('of a past day are those of its morning', async () => {
    const chances = await readChances(`?date=${addDays(today, -7)}`);
    expect([playoffsOf(chances), chances?.clubs[0]?.weekChange]).toEqual([0.3, null]);
    expect(await readChances(`?date=${addDays(today, -6)}`)).toBeNull();
    expect(await readChances('?season=2030')).toBeNull();
  });
});

test('the next games have what a win and a loss change, and for which club to root', async () => {
  const { current } = tonightChancesSchema.parse((await request('/api/chances/tonight')).json());
  expect(current).toMatchObject({
    day: today,
    mostImportant: { gamePk: 7, change: 0.04 },
    compared: ['playoffs', 'division', 'title'],
  });
  expect(current?.games).toMatchObject([
    { gamePk: 7, home: { teamId: 1, now: { playoffs: 0.45 }, win: { playoffs: 0.47 }, loss: { playoffs: 0.43 } } },
  ]);
  expect(current?.rootFor).toEqual([{ teamId: 3, games: [{ gamePk: 7, teamId: 1, gain: 0.04 }] }]);
});

test('a given club has its chance and its games of the coming week, also in rows that were stored without later games', async () => {
  const read = async (search: string, cookies: Cookies = {}) =>
    tonightChancesSchema.parse((await request(`/api/chances/tonight${search}`, cookies)).json()).current;
  const readWeek = async (search: string, cookies?: Cookies) => (await read(search, cookies))?.week;
  const [one, other] = [110, 111];
  const clubs = [club(one, 450), club(other, 500)];
  const next = { ...game, home: one, away: other, clubs: [{ id: one, swing: ofGoals(0.04) }] };
  const later: WeekGame = {
    gamePk: 8,
    date: addDays(today, 2),
    home: other,
    away: one,
    homeWins: 500,
    reached: { home: { playoffs: 300, title: 50 }, away: { playoffs: 200, title: 50 } },
  };
  const nextOfClub = { gamePk: 7, day: today, opponentId: other, isHome: true, win: 0.47, loss: 0.43 };
  const laterOfClub = { gamePk: 8, day: later.date, opponentId: other, isHome: false, win: 0.495, loss: 0.405 };
  await db.update(seasonChances).set({ clubs, tonight: { day: today, games: [next] } });
  expect(await readWeek(`?team=${one}`)).toEqual([nextOfClub]);
  await db
    .update(seasonChances)
    .set({ tonight: { day: today, games: [next], week: [later] } })
    .where(eq(seasonChances.asOf, new Date(now - minute)));
  expect(await readWeek(`?team=${one}`)).toEqual([laterOfClub, nextOfClub]);
  expect(await readWeek(`?team=${one}`, heldAt(now - 2 * minute))).toEqual([nextOfClub]);
  expect((await read(`?team=${one}&part=marks`))?.club).toEqual({ chance: 0.45, isDecided: false, gain: 0.04 });
  const none = await read('');
  expect([none?.club, none?.week]).toEqual([undefined, []]);
});

describe('the history of a season', () => {
  const readHistory = async (search = '', cookies: Cookies = {}) =>
    chancesHistorySchema.parse((await request(`/api/chances/history${search}`, cookies)).json());

  test('has the mornings, and the newest chances as the last ones', async () => {
    const { figure, days, clubs } = await readHistory();
    expect([figure, days]).toEqual(['playoffs', [addDays(today, -7), today]]);
    expect(clubs.map(({ teamId, values }) => [teamId, ...values])).toEqual([
      [1, 0.3, 0.45],
      [2, 0.5, 0.5],
      [3, 1, 1],
    ]);
  });

  test('is that of another figure until a day', async () => {
    const { days, clubs } = await readHistory(`?figure=wins&date=${addDays(today, -3)}`);
    expect(days).toEqual([addDays(today, -7)]);
    expect(clubs[0]).toEqual({ teamId: 1, values: [81.2] });
  });
});

describe('a viewer', () => {
  test('who is behind gets the chances of that instant', async () => {
    expect(playoffsOf(await readChances('', heldAt(now - 2 * minute)))).toBe(0.4);
    expect(playoffsOf(await readChances('', heldAt(now - minute)))).toBe(0.45);
    const response = await request('/api/chances/tonight', heldAt(now - 2 * minute));
    expect(tonightChancesSchema.parse(response.json()).current?.games[0]?.home.now.playoffs).toBe(0.4);
    const history = await request('/api/chances/history', heldAt(now - 2 * minute));
    expect(chancesHistorySchema.parse(history.json()).clubs[0]?.values).toEqual([0.3, 0.4]);
  });

  test.each([
    '/api/chances',
    '/api/chances/tonight',
    '/api/chances/history',
    `/api/chances?date=${addDays(today, -1)}`,
  ])('who hides scores opens the standings before %s', async (path) => {
    const hidden = await request(path, { hide: 'all' });
    expect([hidden.statusCode, hidden.json()]).toMatchObject([425, { error: { fields: { opens: 'standings' } } }]);
    expect((await request(path, { hide: 'all', opened: 'standings' })).statusCode).toBe(200);
  });

  test('who hides scores sees the chances of a day whose results are not hidden', async () =>
    expect(playoffsOf(await readChances(`?date=${addDays(today, -7)}`, { hide: 'all' }))).toBe(0.3));
});

test('chances that are older than two days have no games of tonight', async () => {
  const rows = await db.select({ day: seasonChances.day, tonight: seasonChances.tonight }).from(seasonChances);
  expect(rows.map(({ day, tonight }) => [day === today, tonight !== null])).toEqual(
    rows.map(({ day }) => [day === today, day === today]),
  );
});
