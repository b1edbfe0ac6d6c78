import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rebuildTallies } from '#features/settlement/server/change-tally.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import {
  addUsers,
  foldedTallies,
  storedTallies,
  showTallies,
  derivedRows,
  putGame,
  putPick,
  storedTally,
} from '#features/settlement/server/testing/season-of-picks.ts';
import { readUserProfile } from '#features/users/server.ts';
import { createClock } from '#platform/jobs/clock.ts';
import { compareRanked } from '#rules/picks/rank-rows.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { readFirstHundred } from './board-rows.ts';
import { createLeaderboards } from './leaderboards.ts';

const db = await createTestDatabase();
const [away, home] = [110, 121];
const now = Date.parse('2027-04-02T12:00:00Z');
const clock = createClock({ realStart: 0, leagueStart: now, speed: 1 }, () => 0);
const boards = createLeaderboards({ db, clock, realNow: () => 0 });
let userIds: number[] = [];

const gameOn = (gamePk: number, officialDate: string) =>
  pickable({ gamePk, officialDate, startsAt: Date.parse(`${officialDate}T23:10:00Z`) });

/** Stores a game of which each of these users picked the home club. */
async function play(gamePk: number, day: string, places: number[], winnerId: number) {
  await putGame(db, gameOn(gamePk, day));
  for (const place of places) await putPick(db, userIds[place] ?? 0, gameOn(gamePk, day), home);
  await end(gamePk, day, winnerId);
}

async function end(gamePk: number, day: string, winnerId: number) {
  await putGame(db, { ...gameOn(gamePk, day), phase: 'final', winnerId });
  await settleGame(db, gamePk, now);
}

const season = async () => {
  const { rows, total, own } = await boards.page({ period: 'season' }, userIds[0] ?? 0);
  expect(total).toBe(rows.length);
  const places = rows.map(({ username, rank, totalScore, totalGuessesCorrect, totalGuessesIncorrect, movement }) => {
    return [rank, username, totalScore, totalGuessesCorrect, totalGuessesIncorrect, movement];
  });
  return { rows: places, own };
};

async function expectDerivedFromPicks() {
  expect(await storedTallies(db)).toEqual(await foldedTallies(db));
  const before = await derivedRows(db);
  await rebuildTallies(db, now);
  expect(await derivedRows(db)).toBe(before);
}

/** The first season: fan000 scores 1 + 2 + 3, fan001 scores 1, fan002 scores nothing; fan003 has no picks until the next. */
beforeAll(async () => {
  userIds = await addUsers(db, 4);
  await play(1, '2026-07-15', [0, 1, 2], away);
  await play(2, '2026-07-16', [0, 1], home);
  await play(3, '2026-10-30', [0], home);
  await play(4, '2026-10-31', [0], home);
});

test('the season’s board stays until the first game of the next season is graded, and then restarts', async () => {
  expect((await season()).rows).toEqual([
    [1, 'fan000', 6, 3, 1, 0],
    [2, 'fan001', 1, 1, 1, -1],
    [3, 'fan002', 0, 0, 1, 0],
  ]);
  await play(5, '2027-04-01', [1, 3], home);
  const { rows, own } = await season();
  expect(rows).toEqual([
    [1, 'fan001', 2, 1, 0, null],
    [2, 'fan003', 1, 1, 0, null],
  ]);
  expect(own).toBeNull();
  await expectDerivedFromPicks();
});

test('total scores, streaks and the first hundred are of all time', async () => {
  const [first, second] = [await readUserProfile(db, 'fan000', now), await readUserProfile(db, 'fan001', now)];
  expect(first).toMatchObject({ totalScore: 6, currentStreak: 3, rank: null });
  expect(second).toMatchObject({ totalScore: 3, currentStreak: 2, totalGuessesCorrect: 2, rank: 1 });
  expect((await readFirstHundred(db)).map(({ username, totalScore }) => [username, totalScore])).toEqual([
    ['fan000', 6],
    ['fan001', 3],
    ['fan003', 1],
    ['fan002', 0],
  ]);
});

test('a corrected result of the past season changes the totals, the continuing streaks and no other place', async () => {
  await end(2, '2026-07-16', away);
  expect((await season()).rows).toEqual([
    [1, 'fan001', 1, 1, 0, null],
    [1, 'fan003', 1, 1, 0, null],
  ]);
  expect(await storedTally(db, userIds[0] ?? 0)).toMatchObject({ totalScore: 3, correct: 2, wrong: 2 });
  await expectDerivedFromPicks();
});

test('a user whose only pick of the season becomes void is removed from its board', async () => {
  await play(6, '2027-04-01', [0], home);
  expect((await season()).own).toMatchObject({ totalScore: 3, totalGuessesCorrect: 1 });
  await putGame(db, { ...gameOn(6, '2027-04-01'), phase: 'void' });
  await settleGame(db, 6, now);
  expect((await season()).own).toBeNull();
  await expectDerivedFromPicks();
});

test('the first hundred equal a plain sort, with many users of the past season, of the new one and of both', async () => {
  await db.execute(sql`truncate users, sessions, picks, pick_events, tallies cascade`);
  await addUsers(db, 600, 'many');
  await db.execute(sql`
    insert into tallies (user_id, username, total_score, current_streak, longest_streak, correct, wrong, month, month_score, month_correct, month_wrong, week, week_score, week_correct, week_wrong,
      past_score, past_correct, past_wrong)
    select id, username, past + score, 1, 4, (past + score) / 3, 7,
      case id % 5 when 0 then '2026-07-01' else '2027-04-01' end::date, 0, 0, 0, '2027-03-29', 0, 0, 0, past, past / 3, 0
    from users, lateral (select id * 37 % 101 as score, case when id % 5 < 3 then 0 else id * 53 % 97 end as past) s`);
  await showTallies(db);
  const { rows } = await db.execute<{ username: string; totalScore: number; totalGuessesCorrect: number }>(
    sql`select username, total_score as "totalScore", correct as "totalGuessesCorrect" from tallies`,
  );
  const names = rows.toSorted(compareRanked).map(({ username }) => username);
  expect((await readFirstHundred(db)).map(({ username }) => username)).toEqual(names.slice(0, 100));
});
