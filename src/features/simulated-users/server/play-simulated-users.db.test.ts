import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { lockLeadMs } from '#rules/picks/lock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { picks, users } from '#platform/db/schema.ts';
import { createAccountLimits } from '#features/accounts/server/account-limits.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { logIn } from '#features/accounts/server/log-in.ts';
import { readUserProfile } from '#features/users/server.ts';
import { foldedTallies, storedTallies, derivedRows } from '#features/settlement/server/testing/season-of-picks.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { type LeagueInUse, playSimulatedUsers } from './play-simulated-users.ts';

const hour = 3_600_000;
const day = 24 * hour;
const openingDay = '2026-03-26';
const seed = 'fans';
const simulated: LeagueInUse = { kind: 'simulated', seed, openingDay };
/** four days into the season, in the middle of a day's games */
const fourDaysIn = Date.parse('2026-03-30T18:00:00Z');

const { time, client, clock } = await startControlledLeague({ seed, openingDay, now: fourDaysIn });

beforeEach(() => {
  time.now = fourDaysIn;
});

/** Creates the job for `count` users; a test calls its runs. */
function createJob(db: Db, count = 60) {
  const log = { error: (detail: object) => expect.unreachable(JSON.stringify(detail)) };
  return playSimulatedUsers({
    league: simulated,
    count,
    db,
    client,
    clock,
    after: () => () => {},
    log,
  });
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
  test('have all their picks since opening day, made by the rules and graded', async () => {
    const db = await createTestDatabase();
    const job = createJob(db);
    const run = job.run();
    await expect.poll(job.readProgress, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(0);
    expect(job.readProgress()).toBeLessThan(1);
    await run;
    expect(job.readProgress()).toBeNull();
    expect(await db.$count(users, eq(users.isSimulated, true))).toBe(60);
    const { rows } = await db.execute<Record<string, number>>(sql`
      select count(*)::integer as picks, count(distinct p.official_date)::integer as days,
        (count(*) filter (where p.made_at >= g.locks_at))::integer as late,
        (count(*) filter (where p.outcome in ('correct', 'wrong')))::integer as graded,
        (count(*) filter (where p.outcome is null and g.phase in ('final', 'void')))::integer as ungraded,
        (count(*) filter (where p.outcome = 'correct' and p.winner_id <> g.winner_id))::integer as misgraded
      from picks p join games g using (game_pk)`);
    expect(rows[0]).toMatchObject({ late: 0, ungraded: 0, misgraded: 0 });
    expect(rows[0]?.graded).toBeGreaterThan(500);
    expect(rows[0]?.days).toBeGreaterThanOrEqual(5);
    expect(await storedTallies(db)).toEqual(await foldedTallies(db));
    await job.stop();
  });

  test('make no pick twice after a restart, and continue where they stopped', async () => {
    const db = await createTestDatabase();
    const first = createJob(db, 20);
    await first.run();
    await first.stop();
    const before = await derivedRows(db);
    const events = await db.execute(sql`select count(*) from pick_events`);
    const second = createJob(db, 20);
    await second.run();
    expect(await derivedRows(db)).toBe(before);
    expect((await db.execute(sql`select count(*) from pick_events`)).rows).toEqual(events.rows);
    time.now += 6 * hour;
    await second.run();
    const newest = await db
      .select()
      .from(picks)
      .where(eq(picks.madeAt, new Date(time.now)));
    expect(newest.length).toBeGreaterThan(5);
    await second.stop();
  });

  test('make the same picks whether the days are played, partly replayed, or replayed afterwards', async () => {
    const [played, replayed] = [await createTestDatabase(), await createTestDatabase()];
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
    const others = createJob(replayed, 20);
    await others.run();
    await others.stop();
    // the time of a cancellation is known only if the day was played, so void picks differ
    const [one, other] = [await readPicks(played), await readPicks(replayed)];
    const isOver = ({ day: date, is_void }: (typeof one)[number]) => date < '2026-03-30' && !is_void;
    expect(other.filter(isOver).length).toBeGreaterThan(100);
    expect(one.filter(isOver)).toEqual(other.filter(isOver));
  });

  test('cannot be signed in as, and have a profile that is marked as simulated', async () => {
    const db = await createTestDatabase();
    const job = createJob(db, 3);
    await job.run();
    const [user] = await db.select().from(users);
    const username = user?.username ?? '';
    for (const password of ['', 'null', username]) {
      const attempt = logIn(db, createAccountLimits(createRateLimits(null)), {
        username,
        password,
        address: '192.0.2.1',
        device: null,
      });
      await expect(attempt).rejects.toThrow('Login failed');
    }
    const page = await readUserProfile(db, username, time.now);
    expect(page).toMatchObject({ username, isSimulated: true });
    expect(page.picks.length).toBeGreaterThan(0);
    await job.stop();
  });

  test('do not take the name of an existing user', async () => {
    const db = await createTestDatabase();
    const person = { username: 'Bleacher_Bea', usernameKey: 'bleacher_bea', createdAt: new Date(0) };
    await db.insert(users).values(person);
    const job = createJob(db, 2);
    await job.run();
    await job.stop();
    const again = createJob(db, 2);
    await again.run();
    await again.stop();
    const names = await db
      .select({ username: users.username, isSimulated: users.isSimulated })
      .from(users)
      .orderBy(users.id);
    expect(names).toEqual([
      { username: 'Bleacher_Bea', isSimulated: false },
      { username: 'KnuckleballKit', isSimulated: true },
      { username: 'bleacher_bea_sim', isSimulated: true },
    ]);
    const { rows } = await db.execute(
      sql`select from picks p join users u on u.id = p.user_id where not u.is_simulated`,
    );
    expect(rows).toEqual([]);
  });

  test.each([
    ['the real league', { kind: 'mlb', seed, openingDay: null }],
    ['a real league with an opening day', { kind: 'mlb', seed, openingDay }],
    ['a recorded league', { kind: 'recorded', seed, openingDay: null }],
    ['a recorded league with an opening day', { kind: 'recorded', seed, openingDay }],
  ] as const)('do not exist in %s', async (_, league) => {
    const db = await createTestDatabase();
    const timers: number[] = [];
    const job = playSimulatedUsers({
      client,
      clock,
      league,
      count: 60,
      db,
      after: (ms) => {
        timers.push(ms);
        return () => {};
      },
      log: { error: () => {} },
    });
    job.start();
    await job.run();
    expect(timers).toEqual([]);
    expect(await db.$count(users)).toBe(0);
    await job.stop();
  });

  test('never pick in the last minutes before the lock', async () => {
    const db = await createTestDatabase();
    const job = createJob(db, 20);
    await job.run();
    await job.stop();
    const { rows } = await db.execute<{ least: number }>(sql`
      select extract(epoch from min(g.starts_at - p.made_at)) * 1000 as least
      from picks p join games g using (game_pk) where p.made_at < ${new Date(time.now)}`);
    expect(Number(rows[0]?.least)).toBeGreaterThan(lockLeadMs);
  });
});
