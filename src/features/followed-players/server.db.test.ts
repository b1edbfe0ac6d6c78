import { describe, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { players } from '#features/players/tables.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import type { PlayerDays } from './contract.ts';
import { mostFollowedPlayers } from './rules/follow-limit.ts';

const db = await createTestDatabase();
// of the invented feed: a batter, a batter of the other club, and a player without a club
await db.insert(players).values([
  { mlbId: 101, firstLastName: 'Ada Batter', teamId: 9001 },
  { mlbId: 201, firstLastName: 'Hal Batter', teamId: 9002 },
  { mlbId: 301, firstLastName: 'Without Club', teamId: null },
]);
let created = 0;

async function start() {
  const parts = await startTestApp({ db });
  const { user, inject } = await signUpUser(parts.app, `Follows-${(created += 1)}`);
  const url = `/api/users/${user.id}/followed-players`;
  const follow = (...playerIds: number[]) => inject({ method: 'POST', url, payload: { playerIds } });
  const unfollow = (playerId: number) => inject({ method: 'DELETE', url: `${url}/${playerId}` });
  const list = async () => (await inject({ url })).json<{ playerIds: number[] }>().playerIds;
  return { ...parts, user, inject, follow, unfollow, list };
}

describe('the followed players of a user', () => {
  test('are added, stay once, and are removed', async () => {
    const { follow, unfollow, list, user, inject } = await start();
    expect((await follow(101)).json()).toEqual({ playerIds: [101] });
    await follow(201, 101, 201);
    expect([await list(), (await unfollow(101)).json()]).toEqual([[101, 201], { playerIds: [201] }]);
    expect((await unfollow(101)).statusCode).toBe(200);
    const exported = (await inject({ url: `/api/users/${user.id}/export` })).json<{ followedPlayers: object[] }>();
    expect(exported.followedPlayers).toEqual([{ playerId: 201, followedAt: expect.any(String) }]);
  });

  test('are at most a hundred; a request for more changes nothing', async () => {
    const { follow, list } = await start();
    const all = Array.from({ length: mostFollowedPlayers }, (_, place) => 1000 + place);
    expect((await follow(...all)).statusCode).toBe(200);
    const refused = await follow(5, 6);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      error: { message: 'You can follow at most 100 players. Unfollow one first.' },
    });
    expect(await list()).toEqual(all);
    const [one, other] = await Promise.all([follow(1000), follow(7)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 422]);
  });

  test('are deleted with the account', async () => {
    const { follow, inject, user } = await start();
    await follow(101);
    expect((await inject({ method: 'DELETE', url: `/api/users/${user.id}` })).statusCode).toBeLessThan(500);
    expect(
      (await db.$client.query('select 1 from followed_players where user_id not in (select id from users)')).rows,
    ).toEqual([]);
  });
});

describe('what players do today', () => {
  test('has their games with the state of the schedule, and of the live game the turn', async () => {
    const { app, upstream } = await start();
    upstream.live = [7];
    const response = await app.inject('/api/players/today?players=101,201,301,999');
    expect(response.statusCode).toBe(200);
    const { players: days, date } = response.json<PlayerDays>();
    expect([date, new Set(days.map(({ playerId }) => playerId))]).toEqual(['2031-06-01', new Set([101, 201])]);
    const live = days.find(({ playerId, gamePk }) => playerId === 101 && gamePk === 7);
    expect(live).toMatchObject({ name: 'Ada Batter', game: 'Team 9001 at Team 9002' });
    expect(live?.turn.kind).not.toBe('unannounced');
  });

  test('needs no request to the upstream for the second user', async () => {
    const { app, upstream } = await start();
    upstream.live = [7];
    await app.inject('/api/players/today?players=101');
    const before = upstream.requests.length;
    await app.inject('/api/players/today?players=201,101');
    expect(upstream.requests.length).toBe(before);
  });

  test.each(['', 'x', '1,,2', '0', Array.from({ length: 101 }, (_, n) => n + 1).join(',')])(
    'of %s is refused',
    async (ids) => {
      const { app } = await start();
      expect((await app.inject(`/api/players/today?players=${ids}`)).statusCode).toBe(400);
    },
  );
});
