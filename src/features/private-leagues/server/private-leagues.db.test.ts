import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { deleteUser } from '#features/accounts/server/user-record.ts';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import type { PrivateLeagueSummary, PrivateLeague } from '../contract.ts';
import { maxPrivateLeagues, maxMembers } from '../rules/private-league.ts';
import { addMember, endMembership } from './join-private-league.ts';

const db = await createTestDatabase();

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type PrivateLeagueUser = TestUser & { send: (method: Method, path: string, payload?: object) => Promise<Reply> };
type Reply = { status: number; body: unknown; message: string | undefined };

async function signUp(app: FastifyInstance, username: string): Promise<PrivateLeagueUser> {
  const user = await signUpUser(app, username);
  return {
    ...user,
    async send(method, path, payload) {
      const response = await user.inject({ method, url: `/api/leagues${path}`, ...(payload && { payload }) });
      const body = response.json();
      return { status: response.statusCode, body, message: body.error?.message };
    },
  };
}

/** An application, and a league with its first admin and two members who joined in this order. */
async function start() {
  const { app, time } = await startTestApp({ db });
  const [ann, bob, cat, dan] = [
    await signUp(app, 'ann'),
    await signUp(app, 'bob'),
    await signUp(app, 'cat'),
    await signUp(app, 'dan'),
  ];
  const created = (await ann.send('POST', '', { name: ' The  Dugout ' })).body as PrivateLeagueSummary;
  const { code } = await read(ann, created.id);
  for (const user of [bob, cat]) {
    time.pass(1000);
    await user.send('POST', '/join', { code });
  }
  return { app, time, ann, bob, cat, dan, id: created.id, code };
}

const read = async (user: PrivateLeagueUser, id: number) => (await user.send('GET', `/${id}`)).body as PrivateLeague;
const namesOf = ({ table }: PrivateLeague) => table.rows.map(({ username }) => username);
const adminsOf = ({ table }: PrivateLeague) =>
  table.rows.filter(({ isAdmin }) => isAdmin).map(({ username }) => username);

beforeEach(async () => {
  await db.execute(sql`truncate users, reserved_usernames cascade`);
  await db.execute(sql`delete from private_leagues`);
});

test('a league is created with its admin, and joined by its code in any spelling', async () => {
  const { app, ann, bob, dan, id, code } = await start();
  const faces = ['ann', 'bob', 'cat'].map((username) => ({ username, profilePic: '1' }));
  const invitation = { id, name: 'The Dugout', members: 3, isMember: false, owner: faces[0], faces };
  expect((await dan.send('GET', `/invitation?code=${code}`)).body).toEqual(invitation);
  // also for a visitor, who signs up by it
  expect((await app.inject(`/api/leagues/invitation?code=${code}`)).json()).toEqual(invitation);
  const spelled = `${code.slice(0, 5)}-${code.slice(5)} `.toLowerCase();
  const joined = { id, name: 'The Dugout', members: 4, isAdmin: false };
  expect((await dan.send('POST', '/join', { code: spelled })).body).toEqual(joined);
  expect((await dan.send('POST', '/join', { code })).body).toMatchObject({ members: 4 });
  expect((await dan.send('GET', `/invitation?code=${code}`)).body).toMatchObject({ isMember: true });
  expect((await ann.send('GET', '')).body).toEqual({ leagues: [{ ...joined, isAdmin: true }] });
  expect(await read(bob, id)).toMatchObject({ ...joined, code });
  expect(namesOf(await read(bob, id))).toEqual(['ann', 'bob', 'cat', 'dan']);
});

test('for everyone who is not a member, a league does not exist', async () => {
  const { dan, ann, id } = await start();
  const calls: [Method, string, object?][] = [
    ['GET', ''],
    ['GET', '/evening'],
    ['GET', '/weeks'],
    ['PATCH', '', { name: 'Ours now' }],
    ['POST', '/code'],
    ['DELETE', '/membership'],
    ['DELETE', '/members/bob'],
    ['POST', '/members/bob/admin'],
  ];
  for (const [method, path, payload] of calls) {
    const ofOthers = await dan.send(method, `/${id}${path}`, payload);
    const ofNoOne = await dan.send(method, `/${id + 1000}${path}`, payload);
    expect([method, path, ofOthers, ofOthers.status]).toEqual([method, path, ofNoOne, 404]);
  }
  expect((await dan.send('GET', '')).body).toEqual({ leagues: [] });
  expect(await read(ann, id)).toMatchObject({ name: 'The Dugout', members: 3 });
});

test('members who are not admins change nothing', async () => {
  const { bob, ann, id, code } = await start();
  const calls: [Method, string, object?][] = [
    ['PATCH', '', { name: 'Mine' }],
    ['POST', '/code'],
    ['DELETE', '/members/cat'],
    ['POST', '/members/cat/admin'],
  ];
  for (const [method, path, payload] of calls)
    expect((await bob.send(method, `/${id}${path}`, payload)).status).toBe(403);
  expect(await read(ann, id)).toMatchObject({ name: 'The Dugout', members: 3, code });
});

test('an admin renames the league, and a name that violates the rules is refused', async () => {
  const { ann, id } = await start();
  expect((await ann.send('PATCH', `/${id}`, { name: 'Section 203' })).status).toBe(200);
  const refused = { status: 422, message: 'Name must have 3 to 40 characters.' };
  expect(await ann.send('PATCH', `/${id}`, { name: 'ab' })).toMatchObject(refused);
  expect([(await ann.send('POST', '', { name: '' })).status, (await read(ann, id)).name]).toEqual([400, 'Section 203']);
});

test('a removed member cannot return with the old code, and a renewed code is the only valid one', async () => {
  const { ann, bob, dan, id, code } = await start();
  expect((await ann.send('DELETE', `/${id}/members/BOB`)).status).toBe(200);
  expect((await bob.send('GET', `/${id}`)).status).toBe(404);
  expect((await bob.send('POST', '/join', { code })).status).toBe(404);
  expect((await bob.send('GET', `/invitation?code=${code}`)).status).toBe(404);
  const { code: second } = await read(ann, id);
  expect(namesOf(await read(ann, id))).toEqual(['ann', 'cat']);
  await ann.send('POST', `/${id}/code`);
  expect((await dan.send('POST', '/join', { code: second })).status).toBe(404);
  expect((await dan.send('POST', '/join', { code: (await read(ann, id)).code })).status).toBe(200);
});

test('an admin does not remove oneself, and no one who is not a member', async () => {
  const { ann, id } = await start();
  expect((await ann.send('DELETE', `/${id}/members/ann`)).status).toBe(422);
  expect((await ann.send('DELETE', `/${id}/members/dan`)).status).toBe(404);
  expect((await ann.send('POST', `/${id}/members/unknown/admin`)).status).toBe(404);
});

test('when the last admin leaves, the longest-standing member becomes admin', async () => {
  const { ann, bob, cat, id } = await start();
  await ann.send('POST', `/${id}/members/cat/admin`);
  expect(adminsOf(await read(bob, id))).toEqual(['ann', 'cat']);
  await ann.send('DELETE', `/${id}/membership`);
  expect(adminsOf(await read(bob, id))).toEqual(['cat']);
  await ann.send('POST', '/join', { code: (await read(bob, id)).code });
  await cat.send('DELETE', `/${id}/membership`);
  expect([adminsOf(await read(bob, id)), (await cat.send('GET', `/${id}`)).status]).toEqual([['bob'], 404]);
});

test('a deleted account leaves its leagues, and a league without members is deleted', async () => {
  const { ann, bob, cat, id } = await start();
  await deleteUser(db, markAuthorized(ann.user.id), 0);
  expect(await read(bob, id)).toMatchObject({ isAdmin: true, members: 2 });
  await cat.send('DELETE', `/${id}/membership`);
  await deleteUser(db, markAuthorized(bob.user.id), 0);
  expect((await db.execute(sql`select 1 from private_leagues`)).rows).toEqual([]);
});

test('members who leave at the same time leave a league with an admin, or none', async () => {
  const { ann, bob, cat, id } = await start();
  await Promise.all(
    [ann, bob].map((user) => endMembership(db, { leagueId: id, userId: markAuthorized(user.user.id) })),
  );
  expect(await read(cat, id)).toMatchObject({ isAdmin: true, members: 1 });
});

test('a league has at most 500 members, also when several join at the same time', async () => {
  const { id, code } = await start();
  const ids = await addUsers(db, maxMembers);
  const joining = (userId: number) => addMember(db, { userId: markAuthorized(userId), now: 0 }, code);
  await db.execute(sql`
    insert into private_league_members (league_id, user_id, joined_at)
    select ${id}, u.id, now() from users u where u.username like 'fan%' and u.username < 'fan495'`);
  const results = await Promise.allSettled(ids.slice(495).map(joining));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const reason = { code: 'unacceptable', message: 'This league is full: it has 500 members.' };
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason });
  const { rows } = await db.execute(sql`select 1 from private_league_members where league_id = ${id}`);
  expect(rows).toHaveLength(maxMembers);
});

test('a user is in at most 50 leagues', async () => {
  const { dan, code } = await start();
  await db.execute(sql`
    with made as (
      insert into private_leagues (name, code, created_at)
      select 'League ' || n, 'CODE' || n, now() from generate_series(1, ${maxPrivateLeagues}::integer) n returning id
    )
    insert into private_league_members (league_id, user_id, joined_at) select id, ${dan.user.id}, now() from made`);
  const refused = { status: 422, message: 'You are in 50 leagues. Leave one of them first.' };
  expect(await dan.send('POST', '/join', { code })).toMatchObject(refused);
  expect((await dan.send('POST', '', { name: 'One more' })).status).toBe(422);
});

test('a user who creates and joins many leagues at once is in at most 50', async () => {
  const { dan, code } = await start();
  await db.execute(sql`
    with made as (
      insert into private_leagues (name, code, created_at)
      select 'Many ' || n, 'MANY' || n, now() from generate_series(1, ${maxPrivateLeagues - 2}::integer) n returning id
    )
    insert into private_league_members (league_id, user_id, joined_at) select id, ${dan.user.id}, now() from made`);
  const creations = Array.from({ length: 8 }, (_, n) => dan.send('POST', '', { name: `At once ${n}` }));
  await Promise.all([...creations, dan.send('POST', '/join', { code })]);
  const { rows } = await db.execute(sql`select 1 from private_league_members where user_id = ${dan.user.id}`);
  expect(rows).toHaveLength(maxPrivateLeagues);
});

test('codes cannot be guessed: a user has 60 attempts per hour', async () => {
  const { dan } = await start();
  for (let attempt = 0; attempt < 60; attempt += 1)
    expect((await dan.send('POST', '/join', { code: '00000-00000' })).status).toBe(404);
  expect((await dan.send('POST', '/join', { code: '00000-00000' })).status).toBe(429);
});

test('the export of an account has its leagues, without codes', async () => {
  const { bob, code } = await start();
  const response = await bob.inject({ url: `/api/users/${bob.user.id}/export` });
  const league = { name: 'The Dugout', joinedAt: expect.any(String), isAdmin: false, feedSince: null };
  expect(response.json().leagues).toEqual([league]);
  expect(response.body).not.toContain(code);
});

test('hidden users see their leagues and are left out of the tables', async () => {
  const { ann, bob, id } = await start();
  await db.execute(sql`update users set is_hidden = true where id = ${bob.user.id}`);
  expect(namesOf(await read(ann, id))).toEqual(['ann', 'cat']);
  expect(namesOf(await read(bob, id))).toEqual(['ann', 'cat']);
});
