import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hideTally, removeTally, renameTally } from '#features/settlement/server/change-tally.ts';
import { addUsers, showTallies } from '#features/settlement/server/testing/season-of-picks.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createClock } from '#platform/jobs/clock.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import type { LeaderboardPage } from '../contract.ts';
import { createLeaderboards, type Leaderboards } from './leaderboards.ts';

const db = await createTestDatabase();
const userCount = 10_100;
const clock = createClock({ realStart: 0, leagueStart: Date.parse('2026-07-16T18:00:00Z'), speed: 1 }, () => 0);
let now = 0;
let userIds: number[] = [];
let boards: Leaderboards;

/** Counts of users, one after another, that wait until `finishCounts`, from `holdCounts` on. */
let held: (() => void)[] | null = null;
const holdCounts = () => (held = []);
function finishCounts() {
  const waiting = held ?? [];
  held = null;
  for (const finish of waiting) finish();
}
const heldCounts = () => held?.length;

function startBoards(): Leaderboards {
  const transaction: typeof db.transaction = async (...parameters) => {
    await new Promise<void>((resolve) => (held === null ? resolve() : held.push(resolve)));
    return db.transaction(...parameters);
  };
  const slow: typeof db = Object.assign(Object.create(db), { transaction });
  return createLeaderboards({ db: slow, clock, realNow: () => now });
}

beforeAll(async () => {
  userIds = await addUsers(db, userCount);
  await db.execute(sql`update leaderboard_state set week = '2026-07-13', season = '2026-01-01'`);
  await db.execute(sql`
    insert into tallies (user_id, username, total_score, current_streak, longest_streak, correct, wrong,
      month, month_score, month_correct, month_wrong, week, week_score, week_correct, week_wrong)
    select id, username, row_number() over (order by id desc), 1, 2, 9, 5, '2026-07-01', 0, 0, 5, '2026-07-13', 0, 0, 5 from users`);
  await showTallies(db);
});

beforeEach(() => {
  boards = startBoards();
});

/** Adds a base to the score of a user, as a settlement does. */
async function score(userId: number): Promise<void> {
  await db.execute(sql`update tallies set total_score = total_score + 1 where user_id = ${userId}`);
  await showTallies(db);
}

const read = (userId: number | null) => boards.page({ period: 'season' }, userId);
const scoresOf = ({ rows, own }: LeaderboardPage) => [rows[0]?.totalScore, own?.totalScore, own?.rank];
const leader = () => userIds[0] ?? 0;

/** Reads a page that has to wait for its counts. Returns a function that resolves to it after they have finished. */
async function readSlowly(userId: number | null): Promise<() => Promise<LeaderboardPage>> {
  holdCounts();
  let isRead = false;
  const page = read(userId).finally(() => (isRead = true));
  await expect.poll(heldCounts).toBe(1);
  expect(isRead).toBe(false);
  return () => {
    finishCounts();
    return page;
  };
}

test('the first reader waits for the count', async () => {
  const finish = await readSlowly(leader());
  expect(await finish()).toMatchObject({ total: userCount, own: { rank: 1, totalScore: userCount } });
});

test('readers have their previous page at once while users are counted, and then the new one', async () => {
  const before = [await read(leader()), await read(null)];
  await score(leader());
  holdCounts();
  now += 3999;
  expect([await read(leader()), await read(null), await read(leader())]).toEqual([before[0], before[1], before[0]]);
  expect(heldCounts()).toBe(1);
  finishCounts();
  const newScore = (before[0]?.own?.totalScore ?? 0) + 1;
  await expect.poll(async () => scoresOf(await read(leader()))).toEqual([newScore, newScore, 1]);
});

test('a previous page is at most four seconds older than its version; after that its reader waits', async () => {
  const before = await read(leader());
  now += 60_000;
  // another reader sees that the version is still the newest
  await read(null);
  await score(leader());
  holdCounts();
  now += 4000;
  expect(await read(leader())).toEqual(before);
  finishCounts();
  await expect.poll(async () => scoresOf(await read(leader()))).not.toEqual(scoresOf(before));
  await score(leader());
  now += 4001;
  const finish = await readSlowly(leader());
  expect((await finish()).own?.totalScore).toBe((before.own?.totalScore ?? 0) + 2);
});

test('a page has rows, ranks and the own row of one version, also if another one begins during the count', async () => {
  const last = userIds.at(-1) ?? 0;
  const finish = await readSlowly(last);
  await db.execute(sql`update tallies set total_score = 1000000 where user_id = ${last}`);
  await showTallies(db);
  expect(scoresOf(await finish())).toEqual([1_000_000, 1_000_000, 1]);
});

test('a user who was renamed, hidden or deleted is not on a page that is older than four seconds', async () => {
  const [, second = 0, third = 0, fourth = 0] = userIds;
  const names = async () => (await read(null)).rows.map(({ username }) => username);
  await names();
  await db.transaction(async (tx) => {
    await renameTally(tx, second, 'renamed');
    await hideTally(tx, third, true);
    await removeTally(tx, markAuthorized(fourth));
  });
  now += 4001;
  const finish = await readSlowly(null);
  const shown = (await finish()).rows.map(({ username }) => username);
  expect(shown).toEqual(expect.arrayContaining(['fan000', 'renamed', 'fan004']));
  expect(shown.filter((name) => /^fan00[123]$/.test(name))).toEqual([]);
});

test('the board of skill has its previous page too', async () => {
  await db.execute(
    sql`update tallies set skill_picks = 200 + user_id, skill_value = 0, season_skill = 0, total_skill = 0`,
  );
  await showTallies(db);
  const before = await boards.skill({}, leader());
  await db.execute(sql`update tallies set season_skill = 5 where user_id = ${leader()}`);
  await showTallies(db);
  holdCounts();
  expect(await boards.skill({}, leader())).toEqual(before);
  finishCounts();
  await expect.poll(async () => (await boards.skill({}, leader())).own?.rank).toBe(1);
  expect((await boards.skill({}, userIds[1] ?? 0)).own?.rank).toBe(2);
});
