import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { readEventStream } from '#server/testing/read-event-stream.ts';
import { startTestApp } from '#server/testing/start-test-app.ts';

async function listen() {
  const health = async () => {
    await delay(700);
    throw new TypeError('not used');
  };
  const { app, hub } = await startTestApp({ health });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return { app, hub, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

test('closing under load completes every request that the server has received', async () => {
  const { app, hub, url } = await listen();
  let received = 0;
  app.server.on('request', () => (received += 1));
  const workerData = { url, paths: ['/api/league', '/api/games', '/api/nothing'], clients: 12 };
  const worker = new Worker(new URL('testing/send-until-closed.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  const message: Promise<Record<string, number>[]> = once(worker, 'message');
  hub.endStreams();
  await app.close();
  const [results = {}] = await message;
  expect(results).toEqual({ 200: expect.any(Number), 404: expect.any(Number) });
  expect((results[200] ?? 0) + (results[404] ?? 0)).toBe(received);
}, 20_000);

test('a request in progress ends before the application is closed', async () => {
  const { app, url } = await listen();
  const ended: string[] = [];
  app.server.once('request', (_, response) => response.once('finish', () => ended.push('response')));
  const received = once(app.server, 'request');
  const slow = fetch(`${url}/healthz`);
  await received;
  await app.close().then(() => ended.push('application'));
  expect(ended).toEqual(['response', 'application']);
  expect((await slow).status).toBe(500);
});

test('streams end with a reconnection delay, also those that are opened while the application closes', async () => {
  const { app, hub, url } = await listen();
  const open = () => readEventStream(`${url}/api/games/7/stream`);
  const { next } = await open();
  expect(await next()).toMatchObject({ retry: '2000' });
  expect(await next()).toMatchObject({ event: 'view' });
  hub.endStreams();
  expect(await next()).toMatchObject({ retry: '2500' });
  expect(await next()).toBeNull();
  const late = await open();
  expect([late.response.status, await late.next(), await late.next()]).toEqual([
    200,
    expect.objectContaining({ retry: '2500' }),
    null,
  ]);
  await app.close();
});
