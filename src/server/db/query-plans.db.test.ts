import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { pickable } from '#domain/predictions/testing/pickable.ts';
import { createClock } from '#server/clock.ts';
import { exportAccount } from '#server/features/accounts/export-account.ts';
import { readUser } from '#server/features/accounts/user-record.ts';
import { readUserProfile } from '#server/features/fans/read-user-profile.ts';
import { createLeaderboards } from '#server/features/leaderboard/leaderboards.ts';
import { createCrowds, readDayPicks } from '#server/features/predictions/read-day-picks.ts';
import { readPickHistory } from '#server/features/predictions/read-pick-history.ts';
import { removePick, writePick } from '#server/features/predictions/write-pick.ts';
import { readDueDays, readDueGames } from '#server/features/settlement/due-days.ts';
import { settleGame } from '#server/features/settlement/settle-game.ts';
import { addUsers, countTallies, putGame, putPick } from '#server/features/settlement/testing/season-of-picks.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

const db = await createTestDatabase();
const large = ['users', 'sessions', 'games', 'picks', 'pick_events', 'tallies'];
const now = Date.parse('2026-07-18T20:00:00Z');
const game = pickable({ gamePk: 900_000 });

/** Three thousand users and games, and sixty thousand picks, all of them graded but those of one game. */
beforeAll(async () => {
  await addUsers(db, 3000);
  await db.execute(sql`
    insert into games (game_pk, official_date, away_id, home_id, starts_at, locks_at, phase, winner_id, settlement, settled_pitch_at)
    select n, '2020-01-01'::date + n / 15, 110, 121, '2020-01-01'::timestamptz + n * interval '90 minutes',
      '2020-01-01'::timestamptz + n * interval '90 minutes', 'final', 121, 'done', '2020-01-01'::timestamptz + n * interval '90 minutes'
    from generate_series(1, 3000) n`);
  await db.execute(sql`
    insert into picks (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at, outcome, settled_at,
      streak_before, streak_after, bases, longest_before)
    select u.id, g.game_pk, g.official_date, 110, 121, now(), now(), 'wrong', now(), 0, 0, 0, 0
    from users u join games g on g.game_pk % 150 = u.id % 150`);
  await db.execute(sql`
    insert into pick_events (user_id, game_pk, at, kind) select user_id, game_pk, made_at, 'made' from picks`);
  await db.execute(sql`
    insert into tallies (user_id, username, total_score, current_streak, longest_streak, correct, wrong,
      month, month_score, month_correct, month_wrong, week, week_score, week_correct, week_wrong)
    select id, username, 0, 0, 0, 0, 20, '2020-07-01', 0, 0, 5, '2020-07-13', 0, 0, 2 from users`);
  await db.execute(sql`
    insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
    select sha256(username::bytea), id, now(), now(), now() + interval '1 day' from users`);
  await db.execute(sql`update leaderboard_state set week = '2020-07-13', season = '2020-01-01'`);
  await countTallies(db);
  await putGame(db, game);
  for (const userId of [1, 2, 3]) await putPick(db, userId, game, 121);
  await db.execute(sql`vacuum analyze`);
});

/** Runs `work`, and returns the plan of each of its queries that reads a large table from end to end. */
async function findSequentialScans(work: () => Promise<unknown>): Promise<string[]> {
  const original = Client.prototype.query;
  const statements = new Map<string, unknown[]>();
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function record(this: Client, ...args: unknown[]) {
    const [query, values] = args;
    const isObject = typeof query === 'object' && query !== null;
    const text = isObject ? String(Reflect.get(query, 'text')) : typeof query === 'string' ? query : '';
    const parameters: unknown = isObject ? (Reflect.get(query, 'values') ?? values) : values;
    if (/^\s*(select|with|insert|update|delete|merge)\b/i.test(text))
      statements.set(text, Array.isArray(parameters) ? parameters : []);
    return Reflect.apply(original, this, args);
  });
  onTestFinished(() => spy.mockRestore());
  await work();
  spy.mockRestore();
  const scans: string[] = [];
  for (const [text, values] of statements) {
    // the temporary tables of a settlement are gone
    if (/\b(affected|computed|ordered_games)\b/.test(text)) continue;
    const { rows } = await db.$client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (large.some((table) => new RegExp(`Seq Scan on ${table}\\b`).test(plan))) scans.push(`${text}\n${plan}`);
  }
  expect(statements.size).toBeGreaterThan(0);
  return scans;
}

const boards = createLeaderboards({
  db,
  clock: createClock({ realStart: 0, leagueStart: now, speed: 1 }, () => 0),
  realNow: () => 0,
});
const user = markAuthorized(1);

test.each<[string, () => Promise<unknown>]>([
  ['the games to refresh', async () => [await readDueDays(db, '2026-07-18'), await readDueGames(db, [1, 2])]],
  [
    'the picks of a day',
    () => readDayPicks({ db, crowds: createCrowds(db, () => 0) }, { date: '2020-03-01', userId: 1, now }),
  ],
  ['the history of own picks', () => readPickHistory(db, { userId: 1, now, before: undefined })],
  ['a pick', () => writePick(db, game.gamePk, { userId: user, winnerId: 110, loserId: 121, at: new Date(now) })],
  ['a withdrawal', () => removePick(db, { userId: user, gamePk: game.gamePk }, new Date(now))],
  ['the all-time board', () => boards.first()],
  ['a page of the season', () => boards.page({ period: 'season', around: 'fan100' }, 1)],
  ['a page of the week', () => boards.page({ period: 'week' }, 1)],
  ['a profile', () => readUserProfile(db, 'fan100', now)],
  ['an account', async () => [await readUser(db, user), await exportAccount(db, user, now)]],
  [
    'a settlement',
    async () => {
      await putGame(db, { ...game, phase: 'final', winnerId: 121 });
      await settleGame(db, game.gamePk, now);
    },
  ],
])('%s: no query reads a large table from end to end', async (_, work) => {
  expect(await findSequentialScans(work)).toEqual([]);
});
