import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { inventedForecast } from '#features/forecasts/server/testing/invented-forecast.ts';
import { forecasts } from '#features/forecasts/tables.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { gameLines, gameEvents, games, picks, users } from '#platform/db/schema.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { final } from '#sources/statsapi/testing/invented-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { practicePickSchema, practiceSchema } from '../contract.ts';
import { emptyPracticeRecord } from '../rules.ts';
import { practicePicks, practiceRecords } from '../tables.ts';

const db = await createTestDatabase();
const [away, home] = [9001, 9002];
/** Today is June 1, 2031. */
const [earlier, day] = ['2031-05-30', '2031-05-31'];

type Runs = [away: number, home: number];

async function storeResult(gamePk: number, endedOn: string, [awayRuns, homeRuns]: Runs): Promise<void> {
  const line = { hits: null, walks: null, homeRuns: null, strikeouts: null, earlyRuns: null, reliefPitches: 90 };
  const lines = { away: { ...line, starter: 71, runs: awayRuns }, home: { ...line, starter: 81, runs: homeRuns } };
  const game = { gamePk, endedOn, season: Number(endedOn.slice(0, 4)), awayId: away, homeId: home };
  const row = { ...game, ...lines, readAt: new Date() };
  await db.insert(gameLines).values(row).onConflictDoUpdate({ target: gameLines.gamePk, set: row });
}

/** A finished game of the schedule. The upstream lists it with everything that its result decides. */
const listed = (officialDate: string, [awayRuns, homeRuns]: Runs) => ({
  officialDate,
  gameType: 'R',
  status: final,
  teams: {
    away: {
      team: { id: away, teamName: 'Visitors' },
      score: awayRuns,
      leagueRecord: { wins: 40 + awayRuns, losses: homeRuns },
      probablePitcher: { id: 71, fullName: 'KeepPagesOptions Starter' },
    },
    home: { team: { id: home, teamName: 'Hosts' }, score: homeRuns, leagueRecord: { wins: 30, losses: awayRuns } },
  },
  linescore: { currentInning: 9, teams: { away: { runs: awayRuns }, home: { runs: homeRuns } } },
  decisions: { winner: { id: 600 + awayRuns, fullName: 'Winning Pitcher' } },
});

type Results = { five: Runs; seven: Runs; later: Runs };

/** Games 5 and 7 of yesterday, game 8 of today, and one of the day before. */
async function start({ five, seven, later }: Results = { five: [2, 3], seven: [4, 1], later: [1, 0] }) {
  for (const table of [practicePicks, practiceRecords, gameLines, forecasts, picks, gameEvents, games, users])
    await db.delete(table);
  const started = await startTestApp({ db });
  started.upstream.changes = { 5: listed(day, five), 7: listed(day, seven), 8: listed('2031-06-01', later) };
  await storeResult(1, earlier, [3, 6]);
  await storeResult(5, day, five);
  await storeResult(7, day, seven);
  await storeResult(8, '2031-06-01', later);
  const user = await signUpUser(started.app, 'Learner');
  const read = async (date?: string) => {
    const response = await user.inject({ url: `/api/practice${date === undefined ? '' : `?date=${date}`}` });
    expect(response.headers['cache-control']).toBe('private, no-store');
    return response;
  };
  const pick = (gamePk: number, winnerId: number) =>
    user.inject({ method: 'POST', url: '/api/practice/picks', payload: { gamePk, winnerId } });
  return { ...started, user, pick, read, readDay: async () => practiceSchema.parse((await read(day)).json()) };
}

describe('a practice day', () => {
  test('has the cards, the brief and the forecast of its morning', async () => {
    const { readDay } = await start();
    const { day: shown, seasons } = await readDay();
    expect(seasons).toEqual([{ season: 2031, firstDay: earlier, lastDay: day, offer: earlier }]);
    expect(shown).toMatchObject({ date: day, previous: earlier, next: null });
    expect(shown?.games.map(({ gamePk }) => gamePk)).toEqual([5, 7]);
    expect(shown?.games[0]).toMatchObject({
      teams: {
        away: { shortName: 'Visitors', probablePitcher: { name: 'KeepPagesOptions Starter' } },
        home: { shortName: 'Hosts', probablePitcher: null },
      },
      forecast: { games: 1, starters: { away: 71, home: null } },
      brief: {
        isComplete: true,
        clubs: { away: { season: { won: 0, lost: 1 }, reliefPitches: 90 }, home: { season: { won: 1, lost: 0 } } },
        starts: { away: [{ endedOn: earlier }], home: [] },
      },
      pick: null,
    });
  });

  test('is the same, byte for byte, whatever the results of its games and of later ones are', async () => {
    const bodies = [];
    for (const results of [
      { five: [2, 3], seven: [4, 1], later: [1, 0] },
      { five: [9, 0], seven: [0, 7], later: [2, 8] },
    ] satisfies Results[]) {
      const { read } = await start(results);
      bodies.push((await read(day)).body, (await read()).body);
    }
    expect(bodies.slice(2)).toEqual(bodies.slice(0, 2));
    expect(bodies[0]).not.toMatch(/score|decision|Winning|"status"|Final|inning/);
  });

  test('has the forecast that was stored before the game', async () => {
    const { readDay } = await start();
    await db.insert(forecasts).values(inventedForecast(5, { officialDate: day, games: 1200 }));
    expect((await readDay()).day?.games.map(({ forecast }) => forecast?.games)).toEqual([1200, 1]);
  });

  test('has no games before it is over, and without results', async () => {
    const { read } = await start();
    const shown = async (date: string) => practiceSchema.parse((await read(date)).json()).day;
    for (const date of ['2031-06-01', '2031-06-02'])
      expect(await shown(date)).toEqual({ date, previous: day, next: null, games: [] });
    for (const date of ['2031-05-29', '2030-07-01'])
      expect(await shown(date)).toEqual({ date, previous: null, next: earlier, games: [] });
  });

  test('is read again after a further result was stored', async () => {
    const { readDay } = await start();
    await readDay();
    await storeResult(2, earlier, [8, 0]);
    expect((await readDay()).day?.games[0]?.brief.clubs.away.season).toEqual({ won: 1, lost: 1 });
  });
});

describe('a practice pick', () => {
  test('reveals the result of its game only, and is final', async () => {
    const { pick, readDay } = await start();
    const made = await pick(5, home);
    const expected = { winnerId: home, outcome: 'correct', score: { away: 2, home: 3 }, bases: 1, streakAfter: 1 };
    expect(practicePickSchema.parse(made.json())).toMatchObject({ gamePk: 5, pick: expected });
    const { day: shown, record } = await readDay();
    expect(shown?.games.map((game) => game.pick)).toEqual([{ ...expected, crowd: null }, null]);
    const second = await pick(5, away);
    expect(second.statusCode).toBe(409);
    expect(second.body).toContain('Practice picks are final');
    expect((await readDay()).record).toEqual(record);
  });

  test('counts bases and the streak in the order of the picks', async () => {
    const { pick, readDay } = await start();
    await pick(7, away);
    await pick(5, home);
    await pick(1, away);
    const counts = { totalScore: 3, currentStreak: 0, longestStreak: 2, correct: 2, wrong: 1 };
    expect((await readDay()).record).toEqual({ ...counts, crowdPicks: 0, crowdValue: 0 });
  });

  test('is compared with the other users who picked the real game', async () => {
    const { pick, user } = await start();
    const game = pickable({ gamePk: 5, officialDate: day, awayId: away, homeId: home });
    await putGame(db, game);
    await putPick(db, user.user.id, game, away);
    await db.execute(sql`insert into game_crowds (game_pk, official_date, away, home) values (5, ${day}, 11, 30)`);
    const { pick: made, record } = practicePickSchema.parse((await pick(5, home)).json());
    expect(made.crowd).toEqual({ away: 10, home: 30 });
    expect(record).toMatchObject({ crowdPicks: 1, crowdValue: 250_000 });
  });

  test.each([
    ['an unknown game', 4711, home, 404],
    ['a game of today', 8, home, 404],
    ['a club of another game', 5, 9003, 422],
  ])('of %s is refused and reveals nothing', async (_, gamePk, winnerId, status) => {
    const { pick, readDay } = await start();
    const response = await pick(gamePk, winnerId);
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toMatch(/score|outcome/);
    expect((await readDay()).record).toEqual(emptyPracticeRecord);
  });

  test('is counted once when several processes receive it at the same time', async () => {
    const { user, pick, readDay } = await start();
    const { app } = await startTestApp({ db });
    const request = { method: 'POST', url: '/api/practice/picks', headers: { cookie: user.cookie } } as const;
    const send = (gamePk: number) => app.inject({ ...request, payload: { gamePk, winnerId: home } });
    const responses = await Promise.all([1, 5, 7].flatMap((game) => [pick(game, home), send(game), pick(game, home)]));
    expect(responses.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(3);
    const { record } = await readDay();
    expect(record).toMatchObject({ correct: 2, wrong: 1 });
    expect((await db.select().from(practicePicks)).reduce((sum, { bases }) => sum + bases, 0)).toBe(record.totalScore);
  });

  test('changes nothing of the real game, is in the export and is deleted with the account', async () => {
    const { user, pick } = await start();
    await pick(5, home);
    const { id } = user.user;
    expect((await user.inject({ url: `/api/users/${id}` })).json()).toEqual(user.user);
    const exported = { game_Id: 5, officialDate: day, predictedWinnerId: home, predictedLoserId: away };
    expect((await user.inject({ url: `/api/users/${id}/export` })).json()).toMatchObject({
      practicePicks: [{ ...exported, outcome: 'correct', bases: 1 }],
    });
    expect((await user.inject({ method: 'DELETE', url: `/api/users/${id}` })).statusCode).toBe(200);
    expect([await db.$count(practicePicks), await db.$count(practiceRecords)]).toEqual([0, 0]);
  });
});
