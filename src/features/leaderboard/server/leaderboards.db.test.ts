import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteUser } from '#features/accounts/server/user-record.ts';
import { addUsers, showTallies } from '#features/settlement/server/testing/season-of-picks.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createClock } from '#platform/jobs/clock.ts';
import { rankRows } from '#rules/picks/rank-rows.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import type { LeaderboardRow } from '../contract.ts';
import { createLeaderboards, type Leaderboards } from './leaderboards.ts';

const userCount = 230;
const db = await createTestDatabase();
let boards: Leaderboards;
let userIds: number[] = [];

/** Thursday of the week that begins on 13 July. */
const leagueStart = Date.parse('2026-07-16T18:00:00Z');

const clock = createClock({ realStart: 0, leagueStart, speed: 1 }, () => 0);

beforeAll(async () => {
  userIds = await addUsers(db, userCount);
  await db.execute(sql`update leaderboard_state set week = '2026-07-13', season = '2026-01-01'`);
  // many equal scores, some with equal numbers of correct picks; every third user new in this week
  await db.execute(sql`
    insert into tallies (user_id, username, total_score, current_streak, longest_streak, correct, wrong,
      month, month_score, month_correct, month_wrong, week, week_score, week_correct, week_wrong)
    select id, username, score, 1, 2, score / 2, 5, '2026-07-01', score, score / 2, 5,
      '2026-07-13', gained, case id % 3 when 0 then score / 2 else 0 end, case id % 3 when 0 then 5 else 0 end
    from users, lateral (select id * 37 % 40 as score) s,
      lateral (select case id % 3 when 0 then score else least(score, id % 5) end as gained) g`);
  await showTallies(db);
  boards = createLeaderboards({ db, clock, realNow: () => 0 });
});

async function walk(period: 'season' | 'month' | 'week'): Promise<LeaderboardRow[]> {
  const rows: LeaderboardRow[] = [];
  for (let after: string | undefined, isEnd = false; !isEnd;) {
    const page = await boards.page({ period, after }, null);
    rows.push(...page.rows);
    after = page.next ?? undefined;
    isEnd = page.next === null;
  }
  return rows;
}

describe('the leaderboard', () => {
  test.each(['season', 'month', 'week'] as const)(
    'of the %s lists each user once over all pages, in order and with shared ranks',
    async (period) => {
      const rows = await walk(period);
      expect(rows).toHaveLength(userCount);
      expect(rows.map((row) => [row.username, row.rank])).toEqual(
        rankRows(rows).map((row) => [row.username, row.rank]),
      );
    },
  );

  test('has the places gained since the week began; null for new users', async () => {
    const rows = await walk('season');
    const { rows: scoresBefore } = await db.execute<{
      username: string;
      totalScore: number;
      totalGuessesCorrect: number;
    }>(sql`
      select username, total_score - week_score as "totalScore", 0 as "totalGuessesCorrect" from tallies
      where correct + wrong > week_correct + week_wrong`);
    const before = new Map(rankRows(scoresBefore).map((row) => [row.username, row.rank]));
    for (const { username, rank: now, movement } of rows) {
      const rankBefore = before.get(username);
      expect([username, movement]).toEqual([username, rankBefore === undefined ? null : rankBefore - (now ?? 0)]);
    }
  });

  test('finds the page around a user, and the own row', async () => {
    const all = await walk('season');
    const user = all[120];
    const page = await boards.page({ period: 'season', around: user?.username.toUpperCase() }, userIds[0] ?? 0);
    expect([page.rows, page.own]).toEqual([all.slice(95, 145), all.find(({ username }) => username === 'fan000')]);
    const above = await boards.page({ period: 'season', before: page.previous ?? '' }, null);
    expect(above.rows).toEqual(all.slice(45, 95));
    expect(page.total).toBe(userCount);
  });

  test('begins at the top for a user who is not on it', async () => {
    const { rows } = await boards.page({ period: 'season' }, null);
    expect((await boards.page({ period: 'season', around: 'nobody' }, null)).rows).toEqual(rows);
  });

  test.each(['season', 'month', 'week'] as const)(
    'of the %s has the same rows read upwards and downwards',
    async (period) => {
      const all = await walk(period);
      let page = await boards.page({ period, around: all.at(-1)?.username }, null);
      expect(page).toMatchObject({ rows: all.slice(-26), next: null });
      const rows = [...page.rows];
      while (page.previous !== null) {
        page = await boards.page({ period, before: page.previous }, null);
        rows.unshift(...page.rows);
      }
      expect(rows).toEqual(all);
      expect(await boards.page({ period, around: all[0]?.username }, null)).toMatchObject({
        rows: all.slice(0, 25),
        previous: null,
      });
    },
  );

  test('continues at the position of a deleted user, who is left out immediately', async () => {
    const [leader, second] = await walk('season');
    const { next } = await boards.page({ period: 'season', around: leader?.username }, null);
    const after = await boards.page({ period: 'season', after: next ?? '' }, null);
    const name = (await boards.page({ period: 'season', before: after.previous ?? '' }, null)).rows.at(-1)?.username;
    const gone = await db.execute<{ id: number }>(
      sql`select id from users where username in (${leader?.username}, ${name})`,
    );
    for (const { id } of gone.rows) await deleteUser(db, markAuthorized(id), Date.now());
    expect(await boards.page({ period: 'season', after: next ?? '' }, null)).toMatchObject({
      total: userCount - 2,
      rows: after.rows.map(({ username, totalScore }) => ({ username, totalScore })),
    });
    const { rows, total } = await boards.page({ period: 'season' }, null);
    expect([rows[0]?.username, rows[0]?.rank, total]).toEqual([second?.username, 1, userCount - 2]);
  });

  test('shows a new picture to its user immediately, and to others within ten seconds', async () => {
    let now = 1_000_000;
    const board = createLeaderboards({ db, clock, realNow: () => now });
    const picturesFor = async (userId: number | null) => {
      const { rows, own } = await board.page({ period: 'season' }, userId);
      return [rows[0]?.profilePic, own?.profilePic];
    };
    const { rows } = await db.execute<{ id: number }>(
      sql`select user_id as id from tallies order by -total_score, -correct, username limit 1`,
    );
    const leader = rows[0]?.id ?? 0;
    expect(await picturesFor(null)).toEqual(['1', undefined]);
    await db.execute(sql`update users set profile_pic = '7' where id = ${leader}`);
    expect(await picturesFor(leader)).toEqual(['7', '7']);
    now += 10_001;
    expect(await picturesFor(null)).toEqual(['7', undefined]);
  });

  test('is empty in a month without graded picks, and rejects an invalid cursor', async () => {
    const later = createClock({ realStart: 0, leagueStart: Date.parse('2026-08-03T18:00:00Z'), speed: 1 }, () => 0);
    const inAugust = createLeaderboards({ db, clock: later, realNow: () => 0 });
    expect(await inAugust.page({ period: 'month' }, userIds[0] ?? 0)).toMatchObject({ rows: [], own: null, total: 0 });
    await expect(boards.page({ period: 'season', after: 'bm9uc2Vuc2U' }, null)).rejects.toThrow(
      'after must be a cursor',
    );
  });

  test('returns the same object for the first hundred until a new version begins', async () => {
    const first = await boards.first();
    expect(first).toHaveLength(100);
    expect(await boards.first()).toBe(first);
    await showTallies(db);
    expect(await boards.first()).not.toBe(first);
  });
});
