import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deleteUser } from '#features/accounts/server/user-record.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { rebuildTallies } from './change-tally.ts';
import { settleGame, settleGames } from './settle-game.ts';
import {
  addUsers,
  foldedTallies,
  storedTallies,
  derivedRows,
  putGame,
  putPicks,
  storedTally,
} from './testing/season-of-picks.ts';

const userCount = 4;
const db = await createTestDatabase();
let userIds: number[] = [];

async function clearDatabase() {
  await db.execute(sql`truncate users, sessions, games, game_events, pick_events, picks, tallies cascade`);
  await db.execute(sql`update leaderboard_state set week = '-infinity', season = '-infinity'`);
  userIds = await addUsers(db, userCount);
}

const hour = 3_600_000;
const opening = Date.parse('2026-06-29T17:00:00Z');
const dayOf = (time: number) => new Date(time - 5 * hour).toISOString().slice(0, 10);

/** days without a game after the third day, as between two seasons */
let rest = 0;

/** Game `n` of a short season with three games a day, some at the same time. */
function game(n: number, facts: Partial<PickableGame> = {}): PickableGame {
  const day = Math.floor(n / 3) + (n < 9 ? 0 : rest);
  const startsAt = opening + day * 24 * hour + (n % 3 === 2 ? hour : 0);
  return pickable({ gamePk: 100 + n, startsAt, officialDate: dayOf(startsAt), ...facts });
}

const states: Partial<PickableGame>[] = [
  { phase: 'final', winnerId: 121 },
  { phase: 'final', winnerId: 110 },
  { phase: 'final', winnerId: null },
  { phase: 'void' },
  { phase: 'live' },
  { phase: 'held', isAbandoned: true },
  { officialDate: '2026-09-01' },
  { phase: 'final', winnerId: 121, startsAt: opening + 50 * hour },
];

const history = fc.record({
  picks: fc.array(fc.tuple(fc.nat(userCount - 1), fc.nat(14), fc.constantFrom(110, 121)), { maxLength: 40 }),
  /** each element: the games that are settled together, and their states */
  results: fc.array(fc.array(fc.tuple(fc.nat(14), fc.nat(states.length - 1)), { minLength: 1, maxLength: 4 }), {
    maxLength: 24,
  }),
});

async function expectTalliesOfDomain() {
  expect(await storedTallies(db)).toEqual(await foldedTallies(db));
}

/** Stores a state of game `n`. */
async function putInState(n: number, facts: Partial<PickableGame>): Promise<void> {
  await putGame(db, game(n, { leftPreviewAt: opening, ...facts }));
}

/** Stores a state of game `n`, and settles the game. */
async function settleInState(n: number, facts: Partial<PickableGame>): Promise<number> {
  await putInState(n, facts);
  return settleGame(db, 100 + n, opening);
}

async function addPicksOfAllUsers(count: number) {
  for (let n = 0; n < count; n++) {
    await putGame(db, game(n));
    await putPicks(
      db,
      userIds.map((userId) => [userId, game(n), 121]),
    );
  }
}

const homeWins = { phase: 'final', winnerId: 121 } as const;
const awayWins = { phase: 'final', winnerId: 110 } as const;

describe('settlement', () => {
  test.each([
    { seasons: 'one season', winter: 0, runs: 25, changes: states },
    // a game does not move to another season
    { seasons: 'two seasons', winter: 270, runs: 25, changes: states.filter(({ startsAt }) => startsAt === undefined) },
  ])(
    'the tallies of $seasons equal those of the domain after results, corrections and cancellations in any order',
    { timeout: 120_000 },
    async ({ winter, runs, changes }) => {
      rest = winter;
      onTestFinished(() => {
        rest = 0;
      });
      await fc.assert(
        fc
          .asyncProperty(history, async ({ picks, results }) => {
            for (let n = 0; n < 15; n++) await putGame(db, game(n));
            await putPicks(
              db,
              picks.map(([user, n, winner]) => [userIds[user] ?? 0, game(n), winner]),
            );
            for (const together of results) {
              for (const [n, state] of together) await putInState(n, changes[state] ?? {});
              const gamePks = together.map(([n]) => 100 + n);
              await settleGames(db, gamePks, opening);
            }
            await expectTalliesOfDomain();
            const before = await derivedRows(db);
            await rebuildTallies(db, opening);
            expect(await derivedRows(db)).toBe(before);
          })
          .beforeEach(clearDatabase),
        { numRuns: runs },
      );
    },
  );

  test('games that are settled together give the same rows as one after the other', async () => {
    /** The rows without the ids of users. */
    const grade = async (isTogether: boolean): Promise<string[]> => {
      await clearDatabase();
      await addPicksOfAllUsers(6);
      const gamePks = [100, 101, 102, 103, 104, 105];
      for (const results of [[homeWins, awayWins], [awayWins]]) {
        for (const [index, facts] of results.entries()) for (let n = index; n < 6; n += 2) await putInState(n, facts);
        for (const settled of isTogether ? [gamePks] : gamePks.map((gamePk) => [gamePk]))
          await settleGames(db, settled, opening);
      }
      await expectTalliesOfDomain();
      const rows = (await derivedRows(db)).split('\n');
      return rows.map((row) => row.replace(/\(\d+,/, '(')).toSorted();
    };
    expect(await grade(true)).toEqual(await grade(false));
  });

  test('settling games together returns the changed picks of each', async () => {
    await clearDatabase();
    await addPicksOfAllUsers(2);
    for (const n of [0, 1]) await putInState(n, homeWins);
    await putInState(2, homeWins);
    expect(await settleGames(db, [100, 101, 102], opening)).toEqual(
      new Map([
        [100, userCount],
        [101, userCount],
      ]),
    );
    expect(await settleGames(db, [100, 101, 102], opening)).toEqual(new Map());
  });

  test('concurrent settlements grade a game once', async () => {
    await clearDatabase();
    await addPicksOfAllUsers(1);
    await putGame(db, game(0, { leftPreviewAt: opening, ...homeWins }));
    const counts = await Promise.all(Array.from({ length: 8 }, () => settleGame(db, 100, opening)));
    expect(counts.toSorted((a, b) => b - a)).toEqual([userCount, 0, 0, 0, 0, 0, 0, 0]);
    await expectTalliesOfDomain();
  });

  test('a corrected result changes streaks and scores', async () => {
    await clearDatabase();
    await addPicksOfAllUsers(4);
    for (const n of [0, 1, 2, 3]) await settleInState(n, homeWins);
    expect(await storedTally(db, userIds[0] ?? 0)).toMatchObject({ totalScore: 10, currentStreak: 4 });
    await settleInState(1, awayWins);
    expect(await storedTally(db, userIds[0] ?? 0)).toMatchObject({ totalScore: 4, currentStreak: 2, longestStreak: 2 });
    await settleInState(1, homeWins);
    expect(await storedTally(db, userIds[0] ?? 0)).toMatchObject({
      totalScore: 10,
      currentStreak: 4,
      longestStreak: 4,
    });
    await expectTalliesOfDomain();
  });

  test('a deleted user is removed from the boards', async () => {
    await clearDatabase();
    await addPicksOfAllUsers(2);
    for (const n of [0, 1]) await settleInState(n, homeWins);
    await deleteUser(db, markAuthorized(userIds[0] ?? 0), Date.now());
    expect(await storedTallies(db)).toEqual(await foldedTallies(db));
  });
});
