import { expect, test } from 'vitest';
import { createPastForecasts } from '#features/forecasts/server/create-forecast-states.ts';
import { gameLines } from '#platform/db/schema.ts';
import { final } from '#sources/statsapi/testing/invented-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { respondWith, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';
import { readMorning } from './create-morning-reader.ts';

const db = await createTestDatabase();
const past = { day: '2030-05-03', season: 2030, isPast: true };

type Game = { gamePk: number; date: string; runs: [away: number, home: number] };

const listed = ({ gamePk, date, runs: [away, home] }: Game) => ({
  gamePk,
  gameType: 'R',
  officialDate: date,
  gameDate: `${date}T2${gamePk % 4}:05:00Z`,
  status: final,
  teams: {
    away: { team: { id: 9001, teamName: 'Visitors' }, score: away, leagueRecord: { wins: 77, losses: 77 } },
    home: { team: { id: 9002, teamName: 'Hosts' }, score: home, leagueRecord: { wins: 77, losses: 77 } },
  },
});

async function store({ gamePk, date, runs: [away, home] }: Game): Promise<void> {
  const line = { starter: null, hits: null, walks: null, homeRuns: null, strikeouts: null, earlyRuns: null };
  const facts = { gamePk, season: 2030, endedOn: date, awayId: 9001, homeId: 9002, readAt: new Date(0) };
  await db.insert(gameLines).values({ ...facts, away: { ...line, runs: away }, home: { ...line, runs: home } });
}

const season: Game[] = [
  { gamePk: 1, date: '2030-05-01', runs: [1, 2] },
  { gamePk: 2, date: '2030-05-02', runs: [3, 2] },
  { gamePk: 3, date: '2030-05-02', runs: [0, 2] },
  { gamePk: 5, date: '2030-05-03', runs: [9, 2] },
  { gamePk: 4, date: '2030-05-03', runs: [8, 2] },
  { gamePk: 6, date: '2030-05-04', runs: [7, 2] },
];

/** Reads the morning of May 3. `resumed`: the schedule lists game 4, which began on another day. */
async function read(stored: Game[], { resumed = false } = {}) {
  await db.delete(gameLines);
  for (const game of stored) await store(game);
  const ofDay = season.filter(({ date }) => date === past.day).map(listed);
  const games = resumed
    ? ofDay.map((game) => (game.gamePk === 4 ? { ...game, officialDate: '2030-04-28' } : game))
    : ofDay;
  const byDate = Object.entries(Object.groupBy(season, ({ date }) => date));
  const days = byDate.map(([date, of = []]) => ({ date, games: of.map(listed) }));
  const script = [[{ date: past.day, games }], days].map((dates) => respondWith({ dates }));
  const { client, requests } = await startScriptedClient(script);
  return { games: await readMorning({ db, client }, createPastForecasts(db), past), requests };
}

test('the games of a day are in the order of their starts, with the records of the evening before', async () => {
  const { games, requests } = await read(season);
  expect(games.map(({ gamePk }) => gamePk)).toEqual([4, 5]);
  for (const { teams, brief, forecast } of games) {
    expect(teams).toMatchObject({ away: { record: { wins: 1, losses: 2 } }, home: { record: { wins: 2, losses: 1 } } });
    expect(brief).toMatchObject({ isComplete: true, series: { away: 1, home: 2 } });
    expect(forecast?.games).toBe(3);
  }
  expect(requests).toHaveLength(2);
});

test('a game without a stored result, and one that began on another day, are left out', async () => {
  const { games } = await read(season.filter(({ gamePk }) => gamePk !== 5));
  expect(games.map(({ gamePk }) => gamePk)).toEqual([4]);
  expect((await read(season, { resumed: true })).games.map(({ gamePk }) => gamePk)).toEqual([5]);
});

test('without all earlier results there is neither a brief nor a forecast, but the records are right', async () => {
  const { games } = await read(season.filter(({ gamePk }) => gamePk !== 2));
  expect(games[0]).toMatchObject({ forecast: null, brief: { isComplete: false } });
  expect(games[0]?.teams.home.record).toEqual({ wins: 2, losses: 1 });
});

test('a day without stored results needs no request', async () => {
  const { games, requests } = await read([]);
  expect([games, requests]).toEqual([[], []]);
});
