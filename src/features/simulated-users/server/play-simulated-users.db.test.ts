import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccountLimits } from '#features/accounts/server/account-limits.ts';
import { logIn } from '#features/accounts/server/log-in.ts';
import { foldedTallies, storedTallies, derivedRows } from '#features/settlement/server/testing/season-of-picks.ts';
import { readUserProfile } from '#features/users/server.ts';
import type { Db } from '#platform/db/open-db.ts';
import { picks, users } from '#platform/db/schema.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { lockLeadMs } from '#rules/picks/lock.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { playSimulatedUsers } from './play-simulated-users.ts';

const hour = 3_600_000;
const day = 24 * hour;
const openingDay = '2026-03-26';
const seed = 'fans';
/** four days into the season, in the middle of a day's games */
const fourDaysIn = Date.parse('2026-03-30T18:00:00Z');

const { time, client, clock } = await startControlledLeague({ seed, openingDay, now: fourDaysIn });
const person = { username: 'Bleacher_Bea', usernameKey: 'bleacher_bea', createdAt: new Date(0) };

beforeEach(() => {
  time.now = fourDaysIn;
});

/** Creates the job for `count` users; a test calls its runs. */
function createJob(db: Db, count = 60) {
  const log = { error: (detail: object) => expect.unreachable(JSON.stringify(detail)) };
  return playSimulatedUsers(
    {
      league: { kind: 'simulated', isStandIn: false, simulatedFans: count },
      db,
      client,
      clock,
      after: () => () => {},
      log,
    },
    { seed, openingDay },
  );
}

async function readPicks(db: Db) {
  const { rows } = await db.execute<{
    username: string;
    game_pk: number;
    winner_id: number;
    day: string;
    is_void: boolean;
  }>(sql`
    select u.username, p.game_pk, p.winner_id, p.official_date::text as day, p.outcome is not distinct from 'void' as is_void
    from picks p join users u on u.id = p.user_id order by 1, 2`);
  return rows;
}

describe('simulated users', () => {
  /** replayed from opening day, with a person whose name a simulated user would have; only the last test changes it */
  let replayed: Db;
  let progress: number | null = null;

  beforeAll(async () => {
    replayed = await createTestDatabase();
    await replayed.insert(users).values(person);
    const job = createJob(replayed);
    const run = job.run();
    const isSeen = () => (progress = job.readProgress()) !== null;
    await vi.waitUntil(isSeen, { timeout: 100_000, interval: 5 });
    await run;
    expect(job.readProgress()).toBeNull();
    await job.stop();
  }, 120_000);

  test('have all their picks since opening day, made by the rules and graded', async () => {
    expect(progress).toBeGreaterThanOrEqual(0);
    expect(progress).toBeLessThan(1);
    expect(await replayed.$count(users, eq(users.isSimulated, true))).toBe(60);
    const { rows } = await replayed.execute<Record<string, number>>(sql`
      select count(*)::integer as picks, count(distinct p.official_date)::integer as days,
        (count(*) filter (where p.made_at >= g.locks_at))::integer as late,
        (count(*) filter (where p.outcome in ('correct', 'wrong')))::integer as graded,
        (count(*) filter (where p.outcome is null and g.phase in ('final', 'void')))::integer as ungraded,
        (count(*) filter (where p.outcome = 'correct' and p.winner_id <> g.winner_id))::integer as misgraded
      from picks p join games g using (game_pk)`);
    expect(rows[0]).toMatchObject({ late: 0, ungraded: 0, misgraded: 0 });
    expect(rows[0]?.graded).toBeGreaterThan(500);
    expect(rows[0]?.days).toBeGreaterThanOrEqual(5);
    expect(await storedTallies(replayed)).toEqual(await foldedTallies(replayed));
  });

  test('make the same picks whether the days are played, partly replayed, or replayed afterwards', async () => {
    const played = await createTestDatabase();
    await played.insert(users).values(person);
    let job = createJob(played, 20);
    for (const hours of [0, 1, 2, 4, 6, 30, 31, 40, 48]) {
      time.now = fourDaysIn - 2 * day + hours * hour;
      if (hours === 30) {
        await job.stop();
        job = createJob(played, 20);
      }
      await job.run();
    }
    await job.stop();
    const names = new Set((await played.select().from(users)).map(({ username }) => username));
    // the time of a cancellation is known only if the day was played, so void picks differ
    const overOf = async (db: Db) =>
      (await readPicks(db)).filter((pick) => pick.day < '2026-03-30' && !pick.is_void && names.has(pick.username));
    const expected = await overOf(replayed);
    expect(expected.length).toBeGreaterThan(100);
    expect(await overOf(played)).toEqual(expected);
  });

  test('cannot be signed in as, and have a profile that is marked as simulated', async () => {
    for (const password of ['', 'null', 'KnuckleballKit']) {
      const attempt = logIn(replayed, createAccountLimits(createRateLimits(null)), {
        username: 'KnuckleballKit',
        password,
        address: '192.0.2.1',
        device: null,
      });
      await expect(attempt).rejects.toThrow('Login failed');
    }
    const page = await readUserProfile(replayed, 'KnuckleballKit', time.now);
    expect(page).toMatchObject({ username: 'KnuckleballKit', isSimulated: true });
    expect(page.picks.length).toBeGreaterThan(0);
  });

  test('do not take the name of an existing user', async () => {
    const { rows } = await replayed.execute(sql`
      select username, is_simulated, exists (select from picks where user_id = u.id) as picks
      from users u where username ilike 'bleacher%' order by id`);
    expect(rows).toEqual([
      { username: 'Bleacher_Bea', is_simulated: false, picks: false },
      { username: 'bleacher_bea_sim', is_simulated: true, picks: true },
    ]);
  });

  test.each([
    ['the real league', 'mlb', null],
    ['a real league with an opening day', 'mlb', openingDay],
    ['a recorded league', 'recorded', null],
    ['a recorded league with an opening day', 'recorded', openingDay],
  ] as const)('do not exist in %s', async (_, kind, firstDay) => {
    const db = await createTestDatabase();
    const timers: number[] = [];
    const job = playSimulatedUsers(
      {
        client,
        clock,
        league: { kind, isStandIn: false, simulatedFans: 60 },
        db,
        after: (ms) => {
          timers.push(ms);
          return () => {};
        },
        log: { error: () => {} },
      },
      { seed, openingDay: firstDay },
    );
    job.start();
    await job.run();
    expect([timers, await db.$count(users)]).toEqual([[], 0]);
    await job.stop();
  });

  test('never pick in the last minutes before the lock', async () => {
    const { rows } = await replayed.execute<{ least: number }>(sql`
      select extract(epoch from min(g.starts_at - p.made_at)) * 1000 as least
      from picks p join games g using (game_pk) where p.made_at < ${new Date(time.now)}`);
    expect(Number(rows[0]?.least)).toBeGreaterThan(lockLeadMs);
  });

  test('make no pick twice after a restart, and continue where they stopped', async () => {
    const before = await derivedRows(replayed);
    const countRows = async () =>
      (await replayed.execute(sql`select (select count(*) from users), (select count(*) from pick_events)`)).rows;
    const counts = await countRows();
    const job = createJob(replayed);
    await job.run();
    expect(await derivedRows(replayed)).toBe(before);
    expect(await countRows()).toEqual(counts);
    time.now += 6 * hour;
    await job.run();
    expect(await replayed.$count(picks, eq(picks.madeAt, new Date(time.now)))).toBeGreaterThan(5);
    await job.stop();
  });
});
