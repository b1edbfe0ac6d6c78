import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { fanBasesSchema } from '../contract.ts';

const db = await createTestDatabase();
const day = 86_400_000;
const [mets, yankees] = [121, 147];

beforeEach(async () => {
  await db.execute(sql`truncate users, earlier_clubs, tallies cascade`);
  await db.execute(sql`update leaderboard_state set version = version + 1, week = '2031-05-26', season = '2031-01-01'`);
});

/** An application on June 1, 2031, and users with a favorite club, who have this many total bases in the season and the month. */
async function start(fans: [favorite: number | null, season: number, month: number][]) {
  const { app, time } = await startTestApp({ db });
  const users = [];
  for (const [index, [favorite, season, month]] of fans.entries()) {
    const user = await signUpUser(app, `fan${index}`);
    const choose = (team: number | null) =>
      user.inject({ method: 'PATCH', url: `/api/users/${user.user.id}`, payload: { favorite_team: team } });
    await choose(favorite);
    await db.execute(sql`
      insert into tallies (user_id, username, total_score, past_score, current_streak, longest_streak, correct, wrong,
        month, month_score, month_correct, month_wrong, week, week_score, week_correct, week_wrong)
      values (${user.user.id}, ${user.user.username}, ${season + 7}, 7, 0, 0, ${season}, 1,
        '2031-06-01', ${month}, ${month}, 1, '2031-05-26', 0, 0, 1)`);
    users.push({ ...user, choose });
  }
  const read = async (query = '', cookie?: string) => {
    const response = await app.inject({
      url: `/api/fan-bases${query}`,
      headers: cookie === undefined ? {} : { cookie },
    });
    return fanBasesSchema.parse(response.json());
  };
  /** as after a graded game */
  const grade = () => db.execute(sql`update leaderboard_state set version = version + 1`);
  return { app, time, users, read, grade };
}

const times = <T>(count: number, user: T): T[] => Array.from({ length: count }, () => user);
const rowsOf = ({ rows }: Awaited<ReturnType<Awaited<ReturnType<typeof start>>['read']>>) =>
  rows.map(({ rank, name, members, average }) => [rank, name, members, average]);

test('fan bases are ranked by the average per member, and five members are needed', async () => {
  const { read } = await start([
    ...times(3, [mets, 10, 1] as [number, number, number]),
    ...times(2, [mets, 5, 2] as [number, number, number]),
    ...times(4, [yankees, 50, 9] as [number, number, number]),
    [null, 99, 99],
  ]);
  const season = await read();
  expect(rowsOf(season)).toEqual([
    [1, 'Mets', 5, 800],
    [null, 'Yankees', 4, 5000],
  ]);
  expect(season).toMatchObject({ period: 'season', since: null, membersForRank: 5, own: null });
  const month = await read('?period=month');
  expect(month.since).toBe('2031-06-01');
  expect(rowsOf(month)).toEqual([
    [1, 'Mets', 5, 140],
    [null, 'Yankees', 4, 900],
  ]);
});

test('a change of the favorite team counts from the next month, with the whole record', async () => {
  const { read, grade, users, time } = await start(times(5, [mets, 10, 1] as [number, number, number]));
  const [mover] = users;
  if (mover === undefined) throw new Error('no user');
  await mover.choose(yankees);
  await grade();
  const before = await read('', mover.cookie);
  expect(rowsOf(before)).toEqual([[1, 'Mets', 5, 1000]]);
  expect(before.own).toEqual({ teamId: mets, next: { teamId: yankees, from: '2031-07-01' } });
  const exported = await mover.inject({ url: `/api/users/${mover.user.id}/export` });
  expect(exported.json().earlierClub).toEqual({ teamId: mets, until: '2031-07-01' });
  // a session ends after 30 days without a request
  time.pass(29.5 * day);
  const after = await read('', mover.cookie);
  expect(rowsOf(after)).toEqual([
    [null, 'Mets', 4, 1000],
    [null, 'Yankees', 1, 1000],
  ]);
  expect(after.own).toEqual({ teamId: yankees, next: null });
});

test('hidden users, and those without a graded pick in the period, are not counted', async () => {
  const { read, users } = await start(times(6, [mets, 10, 1] as [number, number, number]));
  await db.execute(sql`update tallies set is_hidden = true where user_id = ${users[0]?.user.id}`);
  await db.execute(sql`update tallies set month = '2031-05-01' where user_id = ${users[1]?.user.id}`);
  expect(rowsOf(await read())).toEqual([[1, 'Mets', 5, 1000]]);
  expect(rowsOf(await read('?period=month'))).toEqual([[null, 'Mets', 4, 100]]);
});
