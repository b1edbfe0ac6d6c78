import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inventedForecast } from '#features/forecasts/server/testing/invented-forecast.ts';
import { forecasts } from '#features/forecasts/tables.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { listStandings } from '#features/standings/server.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { respondWithStatus, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';
import { readPickReport } from './server.ts';

const db = await createTestDatabase();
const noPicks = { picks: 0, correct: 0, judged: 0, judgedCorrect: 0, expected: 0 };

beforeEach(async () => {
  await db.execute(sql`truncate users, games, game_crowds, picks, forecasts, tallies cascade`);
  await db.execute(sql`update leaderboard_state set week = '-infinity', season = '-infinity'`);
});

/** A league on the second day of its season, with the games of the first one. */
async function start() {
  const { client, clock } = await startControlledLeague({
    seed: '1',
    openingDay: '2026-05-27',
    now: Date.parse('2026-05-28T16:00:00Z'),
  });
  const { value } = await readSeasonGames(client, { season: '2026', level: 1, isPast: false });
  const played = value.flatMap(({ gamePk, home: homeId, away: awayId, score, date: officialDate }) => {
    if (score === null) return [];
    const winnerId = score.home > score.away ? homeId : awayId;
    return [pickable({ gamePk, homeId, awayId, officialDate, winnerId, phase: 'final' })];
  });
  const [userId = 0] = await addUsers(db, 1);
  return { source: { db, client, clock }, played, userId };
}

type Played = Awaited<ReturnType<typeof start>>['played'][number];

async function pick(userId: number, game: Played, isCorrect: boolean): Promise<void> {
  const loserId = game.winnerId === game.homeId ? game.awayId : game.homeId;
  await putGame(db, { ...game, phase: 'open', winnerId: null });
  await putPick(db, userId, game, isCorrect ? (game.winnerId ?? 0) : loserId);
  await putGame(db, game);
}

const addForecast = ({ gamePk, officialDate, awayId, homeId }: Played, homeWinProbability: number) =>
  db.insert(forecasts).values(inventedForecast(gamePk, { officialDate, awayId, homeId, homeWinProbability }));

test('a wrong pick turns the result around in the standings; a correct one and one that is not graded change nothing', async () => {
  const { source, played, userId } = await start();
  const [wrong, right, hidden] = played;
  if (wrong === undefined || right === undefined || hidden === undefined) throw new Error('no games were played');
  await pick(userId, wrong, false);
  await addForecast(wrong, 0.6);
  await pick(userId, right, true);
  await settleGame(db, wrong.gamePk, 0);
  await settleGame(db, right.gamePk, 0);
  await pick(userId, hidden, false);

  const { season, turned, divisions, bias, clubs } = await readPickReport(source, userId);
  expect([season, turned, divisions.length]).toEqual(['2026', 1, 6]);
  const real = (await listStandings(source, { level: 1 })).tables.filter(({ kind }) => kind === 'division');
  const loserId = wrong.winnerId === wrong.homeId ? wrong.awayId : wrong.homeId;
  const gainOf = (teamId: number) => Number(teamId === loserId) - Number(teamId === wrong.winnerId);
  for (const [index, { lines }] of real.entries())
    for (const { team, wins, losses } of lines) {
      const gain = gainOf(team.id);
      expect(divisions[index]?.lines.find(({ teamId }) => teamId === team.id)).toMatchObject({
        wins: wins + gain,
        losses: losses - gain,
        real: { wins, losses },
      });
    }
  expect(bias.all).toMatchObject({ picks: 2, correct: 1, judged: 1, judgedCorrect: 0 });
  expect(bias.all.expected).toBeCloseTo(wrong.winnerId === wrong.homeId ? 0.4 : 0.6, 9);
  expect(clubs).toHaveLength(30);
});

test('without graded picks the report is empty', async () => {
  const { source, userId } = await start();
  const { turned, bias, divisions } = await readPickReport(source, userId);
  expect([turned, bias.all, bias.clubs]).toEqual([0, noPicks, []]);
  for (const { lines } of divisions)
    for (const { wins, losses, real } of lines) expect([wins, losses]).toEqual([real.wins, real.losses]);
});

test('picks of other levels, of other seasons and of other users do not count', async () => {
  const { source, played, userId } = await start();
  const [other = 0] = await addUsers(db, 1, 'other');
  const [first, second, third] = played;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no games were played');
  await pick(userId, first, false);
  await pick(userId, { ...second, officialDate: '2025-05-27' }, false);
  await pick(other, third, false);
  for (const { gamePk } of [first, second, third]) await settleGame(db, gamePk, 0);
  await db.execute(sql`update games set level = 11 where game_pk = ${first.gamePk}`);
  expect((await readPickReport(source, userId)).bias.all).toEqual(noPicks);
});

test('while the upstream fails, the report has the picks without standings', async () => {
  const { played, userId } = await start();
  const [first] = played;
  if (first === undefined) throw new Error('no games were played');
  await pick(userId, first, false);
  await settleGame(db, first.gamePk, 0);
  const { client, time } = await startScriptedClient([respondWithStatus(500)]);
  const clock = { speed: 1, now: () => time.now };
  time.now = Date.parse('2026-05-28T16:00:00Z');
  const { divisions, turned, bias } = await readPickReport({ db, client, clock }, userId);
  expect([divisions, turned, bias.all.picks]).toEqual([[], 0, 1]);
});
