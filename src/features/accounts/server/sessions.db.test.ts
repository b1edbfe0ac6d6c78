import { describe, expect, test } from 'vitest';
import { addUsers } from '#features/settlement/server/testing/season-of-picks.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import {
  absoluteLimitMs,
  endSession,
  endSessionById,
  endSessions,
  findSession,
  idleLimitMs,
  listSessions,
  maxSessions,
  startSession,
} from './sessions.ts';

const db = await createTestDatabase();

/** A user without a password, and functions for sessions of this user. */
async function addUser(prefix: string) {
  const [id = 0] = await addUsers(db, 1, prefix);
  const account = { id: markAuthorized(id), passwordHash: null };
  const begin = (now: number, device = 'Firefox', before: string | null = null) =>
    startSession(db, account, { before, device, now });
  const list = async (now: number, token: string | null = null) =>
    (await listSessions(db, account.id, token, now)).map(({ device, isCurrent }) => [device, isCurrent]);
  return { id: account.id, account, begin, list };
}

describe('the sessions in the database', () => {
  const hour = 3_600_000;
  const day = 24 * hour;
  const start = Date.UTC(2031, 0, 1);

  test('end after 30 days without use, and after 180 days', async () => {
    expect([idleLimitMs, absoluteLimitMs]).toEqual([30 * day, 180 * day]);
    const { begin } = await addUser('limits');
    const token = await begin(start);
    expect(await findSession(db, token, start + idleLimitMs)).toBeNull();
    expect(await findSession(db, token, start + idleLimitMs - 1)).not.toBeNull();
    await db.$client.query('update sessions set seen_at = $1', [new Date(start + absoluteLimitMs - 1)]);
    expect(await findSession(db, token, start + absoluteLimitMs - 1)).not.toBeNull();
    expect(await findSession(db, token, start + absoluteLimitMs)).toBeNull();
  });

  test('belong to a user, whose name and role a token gives', async () => {
    const { begin, id } = await addUser('named');
    expect(await findSession(db, await begin(start), start)).toEqual({ id, username: 'named000', isAdmin: false });
    expect(await findSession(db, 'A'.repeat(43), start)).toBeNull();
  });

  test('are listed from the last used to the first, without those that ended', async () => {
    const { begin, list } = await addUser('listed');
    const first = await begin(start, 'Phone');
    const second = await begin(start + 1000, 'Laptop');
    expect(await list(start + 2000)).toEqual([
      ['Laptop', false],
      ['Phone', false],
    ]);
    expect(await list(start + 2000, second)).toEqual([
      ['Laptop', true],
      ['Phone', false],
    ]);
    await findSession(db, first, start + 1000 + hour);
    expect(await list(start + 2 * hour)).toEqual([
      ['Phone', false],
      ['Laptop', false],
    ]);
    expect(await list(start + 1000 + idleLimitMs)).toEqual([['Phone', false]]);
    expect(await list(start + absoluteLimitMs)).toEqual([]);
  });

  test('used in the same millisecond are listed from the newest', async () => {
    const { begin, list } = await addUser('equal');
    for (const device of ['One', 'Two', 'Three']) await begin(start, device);
    expect((await list(start)).map(([device]) => device)).toEqual(['Three', 'Two', 'One']);
  });

  test('record their last use at most once an hour', async () => {
    const { begin, id } = await addUser('used');
    const token = await begin(start);
    const readUse = async () => (await listSessions(db, id, null, start))[0]?.seenAt.getTime();
    await findSession(db, token, start + hour);
    expect(await readUse()).toBe(start);
    await findSession(db, token, start + hour + 1);
    expect(await readUse()).toBe(start + hour + 1);
  });

  test('end when the same browser starts another one, or when they expired', async () => {
    const { begin, list } = await addUser('replaced');
    const first = await begin(start, 'Old');
    await begin(start, 'Other');
    await begin(start + 1000, 'New', first);
    expect((await list(start + 1000)).map(([device]) => device)).toEqual(['New', 'Other']);
    await begin(start + absoluteLimitMs + 1, 'Late');
    expect(
      (await db.$client.query("select device from sessions where device in ('Other', 'New', 'Late') order by id")).rows,
    ).toEqual([{ device: 'New' }, { device: 'Late' }]);
  });

  test('end alone, by their number, or all but one', async () => {
    const { begin, list, id } = await addUser('ended');
    const stranger = await addUser('stranger');
    await stranger.begin(start, 'Foreign');
    const [a, b] = [await begin(start, 'A'), await begin(start + 1, 'B')];
    await begin(start + 2, 'C');
    await begin(start + 3, 'D');
    const devices = async () => (await list(start + 9)).map(([device]) => device);
    await endSession(db, a);
    expect(await devices()).toEqual(['D', 'C', 'B']);
    const newest = (await listSessions(db, id, null, start + 9))[0]?.id ?? 0;
    await endSessionById(db, stranger.id, newest);
    expect(await devices()).toEqual(['D', 'C', 'B']);
    await endSessionById(db, id, newest);
    expect(await devices()).toEqual(['C', 'B']);
    await endSessions(db, id, b);
    expect(await devices()).toEqual(['B']);
    await endSessions(db, id);
    expect([await devices(), await stranger.list(start + 9)]).toEqual([[], [['Foreign', false]]]);
  });

  test('are not started after the password changed', async () => {
    const earlier = { ...(await addUser('changed')).account, passwordHash: 'an earlier hash' };
    const begun = startSession(db, earlier, { before: null, device: 'Firefox', now: start });
    await expect(begun).rejects.toThrow(/^Please sign in again\.$/);
    await expect(begun).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('are not started for a user who was deleted', async () => {
    const { begin, id } = await addUser('deleted');
    await db.$client.query('delete from users where id = $1', [id]);
    await expect(begin(start)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('are at most 20, and the least recently used one ends, of equal ones the oldest', async () => {
    expect(maxSessions).toBe(20);
    const { begin, list } = await addUser('many');
    const used = await begin(start, 'Used');
    for (let n = 1; n < maxSessions; n += 1) await begin(start + n, String(n));
    await findSession(db, used, start + 2 * hour);
    await begin(start + 2 * hour, 'New');
    const devices = (await list(start + 2 * hour)).map(([device]) => device);
    expect(devices).toHaveLength(maxSessions);
    expect(devices).toEqual(expect.arrayContaining(['Used', 'New', '2']));
    expect(devices).not.toContain('1');
  });
});
