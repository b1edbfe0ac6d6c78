import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { openTestPeers } from '#tests/support/database/open-test-peers.ts';
import type { CachedResponse } from '../client/response-cache.ts';
import { createResponseStore } from './response-store.ts';
import { createPeerResponses, type FetchedResponse } from './peer-responses.ts';

const db = await createTestDatabase();
const now = Date.UTC(2031, 5, 1);

/** The shared responses of one process. */
function startProcess(peers = openTestPeers(db)) {
  const store = createResponseStore({ db, clock: { now: () => now }, log: { warn: () => expect.unreachable() } });
  return createPeerResponses({ peers, store, sleep: delay });
}

const response = (n: number, asOf = now): FetchedResponse => {
  const text = JSON.stringify({ n });
  return { body: { n }, text, size: text.length, asOf };
};
const isOfNow = ({ asOf }: CachedResponse) => asOf === now;

test('processes that need a response at the same time request it once', async () => {
  const fetch = vi.fn<() => Promise<FetchedResponse>>(async () => {
    await delay(20);
    return response(1);
  });
  const processes = [startProcess(), startProcess(), startProcess()];
  const bodies = await Promise.all(processes.map((each) => each.fetchOnce('/a', isOfNow, fetch)));
  expect(bodies.map(({ body }) => body)).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a response that is no longer fresh is requested again', async () => {
  const shared = startProcess();
  await shared.fetchOnce('/b', isOfNow, async () => response(1, now - 1));
  expect(await shared.fetchOnce('/b', isOfNow, async () => response(2))).toMatchObject({ body: { n: 2 } });
  expect(await startProcess().fetchOnce('/b', isOfNow, () => expect.unreachable())).toMatchObject({ body: { n: 2 } });
});

test('after a failed request another process requests the response', async () => {
  const [one, other] = [startProcess(), startProcess()];
  const failing = one.fetchOnce('/c', isOfNow, () => Promise.reject(new Error('down')));
  await expect(failing).rejects.toThrow('down');
  expect(await other.fetchOnce('/c', isOfNow, async () => response(3))).toMatchObject({ body: { n: 3 } });
});

test('without the database each process requests the upstream', async () => {
  const peers = { ...openTestPeers(db), tryLease: () => Promise.reject(new Error('no database')) };
  expect(await startProcess(peers).fetchOnce('/d', isOfNow, async () => response(4))).toMatchObject({ body: { n: 4 } });
});
