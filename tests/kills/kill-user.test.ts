import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findLostPicks, writePick, type KillUser } from './kill-user.ts';

const createUser = (picks: KillUser['picks']): KillUser => ({
  id: 1,
  username: 'casey',
  cookie: '',
  address: '',
  picks,
});

/** Starts a server that has no picks and breaks the connection of every write. */
async function startEmptyServer(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.method === 'GET') response.end(JSON.stringify({ picks: [], next: null }));
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an acknowledged pick that is missing is reported; a missing withdrawn or uncertain one is not', async () => {
  const picks = new Map<number, (number | null)[]>([
    [1, [121]],
    [2, [null]],
    [3, [null, 147]],
  ]);
  expect(await findLostPicks(await startEmptyServer(), createUser(picks))).toEqual([
    'casey, game 1: null instead of 121',
  ]);
});

test('a write without a response leaves both values possible', async () => {
  const user = createUser(new Map([[1, [121]]]));
  await expect(writePick(await startEmptyServer(), user, 1, 147)).rejects.toThrow('fetch failed');
  expect(user.picks).toEqual(new Map([[1, [121, 147]]]));
});
