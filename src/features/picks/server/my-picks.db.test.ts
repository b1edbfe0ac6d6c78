import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { inventedForecast } from '#features/forecasts/server/testing/invented-forecast.ts';
import { forecasts } from '#features/forecasts/tables.ts';
import { readScoreRanks } from '#features/ranks/server/score-ranks.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { showTallies, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { finalGames, games, picks, tallies, users } from '#platform/db/schema.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { final, inProgress } from '#sources/statsapi/testing/invented-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { eveningSchema, myPicksSchema } from '../contract/my-picks.ts';
import { pickEvents } from '../tables.ts';

const db = await createTestDatabase();
const [away, home] = [9001, 9002];
const [yesterday, today] = ['2031-05-31', '2031-06-01'];

const at = (hour: number, day = today) => Date.parse(`${day}T${hour}:00:00Z`);

function game(gamePk: number, startsAt: number, facts: Partial<PickableGame> = {}): PickableGame {
  const officialDate = startsAt < at(10) ? yesterday : today;
  return pickable({ gamePk, officialDate, startsAt, awayId: away, homeId: home, ...facts });
}

const live = (score: [away: number, home: number]) => ({
  status: inProgress,
  teams: {
    away: { team: { id: away, teamName: 'Visitors' }, score: score[0] },
    home: { team: { id: home, teamName: 'Hosts' }, score: score[1] },
  },
  linescore: { currentInning: 7, inningState: 'Bottom', outs: 1, offense: {} },
});

/** Starts the application at 19:00 UTC. Two games of yesterday were won by the home club. */
async function start() {
  for (const table of [pickEvents, picks, finalGames, tallies, forecasts, games, users]) await db.delete(table);
  await showTallies(db);
  const started = await startTestApp({ db });
  const { user, inject } = await signUpUser(started.app, 'Caller');
  const rival = (await signUpUser(started.app, 'Rival')).user;
  const settle = async (played: PickableGame, winnerId: number) => {
    await putGame(db, { ...played, phase: 'final', winnerId });
    await settleGame(db, played.gamePk, at(19));
  };
  const call = async (played: PickableGame, winnerId: number, userId = user.id) => {
    await putGame(db, played);
    await putPick(db, userId, played, winnerId);
  };
  const read = async () => {
    const response = await inject({ url: '/api/my-picks' });
    expect(response.headers['cache-control']).toBe('private, no-store');
    return myPicksSchema.parse(response.json());
  };
  return { ...started, user, rival, settle, call, read, get: (url: string) => inject({ url }) };
}

/** The user won game 100 and, of today, game 7; game 5, which began before it, is played. The rival won 100, 101 and 7. */
async function startLateGame(score: [away: number, home: number]) {
  const parts = await start();
  const { rival, settle, call, upstream } = parts;
  const [one, other] = [game(100, at(18, yesterday)), game(101, at(19, yesterday))];
  await call(one, home);
  for (const each of [one, other]) await call(each, home, rival.id);
  for (const each of [one, other]) await settle(each, home);
  const [five, seven] = [game(5, at(15), { phase: 'live' }), game(7, at(17))];
  await call(five, home);
  await call(seven, home);
  await call(seven, home, rival.id);
  await settle(seven, home);
  upstream.changes = { 5: live(score), 7: { ...live([1, 2]), status: final } };
  return parts;
}

describe('picks as they stand', () => {
  test('count a game that is played before the graded ones that began after it', async () => {
    const { read } = await startLateGame([3, 5]);
    const { now, standing, picks: shown } = await read();
    expect(now).toEqual({ score: 3, streak: 2, rank: 2 });
    expect(standing).toEqual({ score: 6, streak: 3, rank: 1 });
    expect(shown).toMatchObject([
      { game: { gamePk: 5 }, state: 'live', outcome: 'correct', bases: 2 },
      { game: { gamePk: 7 }, state: 'correct', outcome: 'correct', bases: 3, chance: null },
    ]);
    expect(shown[0]?.chance).toBeGreaterThan(900);
  });

  test('can be worth less than now; the user is not ranked below the own present score', async () => {
    const { read } = await startLateGame([5, 3]);
    const { now, standing, picks: shown } = await read();
    expect(now).toEqual({ score: 3, streak: 2, rank: 2 });
    expect(standing).toEqual({ score: 2, streak: 1, rank: 2 });
    expect(shown.flatMap(({ outcome, bases }) => [outcome, bases])).toEqual(['wrong', 0, 'correct', 1]);
    expect(shown[0]?.chance).toBeLessThan(200);
  });

  test('decide nothing while the score is tied', async () => {
    const { read } = await startLateGame([4, 4]);
    const { now, standing, picks: shown } = await read();
    expect(standing).toEqual(now);
    expect(shown[0]).toMatchObject({ state: 'live', outcome: null, bases: null });
  });

  test('count a final game before it is graded', async () => {
    const { read, upstream } = await startLateGame([4, 4]);
    upstream.changes = { ...upstream.changes, 5: { ...live([2, 3]), status: final } };
    expect(await read()).toMatchObject({ standing: { score: 6, streak: 3, rank: 1 }, picks: [{ state: 'live' }, {}] });
  });

  test('contain a game of yesterday while it is played', async () => {
    const { read, call, upstream } = await start();
    await call(game(8, at(23, yesterday), { phase: 'live' }), away);
    upstream.changes = { 8: { ...live([3, 1]), officialDate: yesterday } };
    expect((await read()).picks).toMatchObject([{ game: { gamePk: 8 }, winnerId: away, outcome: 'correct' }]);
  });
});

describe('the picks of a user without graded ones', () => {
  test('are empty at first, with the next lock of a game without a pick', async () => {
    const { read, upstream } = await start();
    upstream.changes = { 7: { gameDate: '2031-06-01T22:00:00Z' }, 8: { gameDate: '2031-06-01T23:00:00Z' } };
    const noScore = { score: 0, streak: 0, rank: null };
    const game7 = {
      gamePk: 7,
      hasPick: false,
      locksAt: at(22) - 600_000,
      awayName: 'Team 9001',
      homeName: 'Team 9002',
    };
    const nothing = { date: today, now: noScore, standing: noScore, picks: [] };
    expect(await read()).toMatchObject({ ...nothing, nextLock: game7 });
  });

  test('have the forecast of an open game, and the lock of one that can still be changed', async () => {
    const { read, call, upstream } = await start();
    upstream.changes = { 7: { gameDate: '2031-06-01T22:00:00Z' } };
    await call(game(7, at(22)), away);
    await db.insert(forecasts).values(inventedForecast(7, { homeWinProbability: 0.58 }));
    expect(await read()).toMatchObject({
      picks: [{ state: 'open', outcome: null, chance: 420, locksAt: at(22) - 600_000 }],
      nextLock: { gamePk: 7, hasPick: true },
    });
  });

  test('have a rank as they stand', async () => {
    const { read, call, upstream } = await start();
    await call(game(5, at(15), { phase: 'live' }), home);
    upstream.changes = { 5: live([0, 1]) };
    expect(await read()).toMatchObject({
      now: { score: 0, streak: 0, rank: null },
      standing: { score: 1, streak: 1, rank: 1 },
    });
  });
});

describe('the last evening', () => {
  const play = { inning: 8, half: 'bottom', text: 'Invented Player-201 doubles.' } as const;
  const ofYesterday = { officialDate: yesterday, status: final };

  /** The user won game 7 and lost game 8 of yesterday, which the rival has won both; game 5 of today has not begun. */
  async function startMorning() {
    const parts = await start();
    const { rival, settle, call, upstream } = parts;
    const [seven, eight] = [game(7, at(18, yesterday)), game(8, at(19, yesterday))];
    await call(seven, home);
    await call(eight, away);
    for (const each of [seven, eight]) await call(each, home, rival.id);
    for (const each of [seven, eight]) await settle(each, home);
    upstream.changes = { 5: { gameDate: '2031-06-01T23:00:00Z' }, 7: ofYesterday, 8: ofYesterday };
    return parts;
  }

  test('has record, bases, streak, rank and each game', async () => {
    const { read } = await startMorning();
    const result = { gamePk: 7, season: '2031', stage: 'season', playedOn: yesterday, readAt: new Date(0) } as const;
    const score = { awayId: away, homeId: home, awayRuns: 2, homeRuns: 3 };
    await db.insert(finalGames).values({ ...result, ...score, decidingPlay: play });
    const record = { correct: 1, wrong: 1, bases: 1, streak: 0, endedStreak: 1, rank: 2, rankBefore: null };
    const shown = [
      { game: { gamePk: 7 }, outcome: 'correct', bases: 1, decidingPlay: play },
      { game: { gamePk: 8 }, outcome: 'wrong', endsStreak: 1, decidingPlay: null },
    ];
    const evening = { date: yesterday, ...record, picks: shown, previous: null, next: null };
    expect((await read()).lastEvening).toMatchObject(evening);
  });

  test.each([
    ['stays until the first pitch of the next pick', 8, yesterday],
    ['ends with it', 5, undefined],
  ])('%s', async (_title, started, shown) => {
    const { read, call, upstream } = await startMorning();
    await call(game(5, at(23)), home);
    const toCome = { gameDate: '2031-06-01T23:00:00Z' };
    upstream.changes = { 5: toCome, 7: ofYesterday, 8: toCome, [started]: live([0, 0]) };
    expect((await read()).lastEvening?.date).toBe(shown);
  });

  test('ends without a pick when no game can be picked any more', async () => {
    const { read, upstream } = await startMorning();
    upstream.changes = { ...upstream.changes, 5: live([0, 0]) };
    expect((await read()).lastEvening).toBeNull();
  });

  test('has the rank before it: that of the scores without its bases', async () => {
    const { read, call, settle, rival } = await startMorning();
    const earlier = '2031-05-30';
    for (const gamePk of [100, 101]) {
      const played = { ...game(gamePk, at(gamePk === 100 ? 18 : 19, earlier)), officialDate: earlier };
      await call(played, home);
      await call(played, gamePk === 100 ? away : home, rival.id);
      await settle(played, home);
    }
    // before: 3 bases for the user, 1 for the rival; after: a triple and a wrong pick, a double and a triple
    expect((await read()).lastEvening).toMatchObject({ bases: 3, rank: 1, rankBefore: 1, previous: earlier });
    const ranks = await readScoreRanks(db, { name: 'before day', since: yesterday });
    expect([ranks.total, ranks.rankOf(3), ranks.rankOf(1)]).toEqual([2, 1, 2]);
    expect(await readScoreRanks(db, { name: 'before day', since: earlier })).toMatchObject({ total: 0 });
  });

  test('can be read by its date, and a day without picks is not found', async () => {
    const { get } = await startMorning();
    const found = await get(`/api/my-picks/${yesterday}`);
    expect(eveningSchema.parse(found.json())).toMatchObject({ correct: 1, wrong: 1, picks: [{}, {}] });
    expect((await get(`/api/my-picks/${today}`)).statusCode).toBe(404);
    expect((await get('/api/my-picks/June')).statusCode).toBe(400);
  });
});
