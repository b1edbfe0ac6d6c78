import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { readEventStream } from '#app/testing/read-event-stream.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';

async function slowHealth(): Promise<never> {
  await delay(700);
  throw new TypeError('not used');
}

async function listen(health: () => Promise<never> = slowHealth) {
  const { app, hub } = await startTestApp({ health });
  return { app, hub, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
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

test('a request that arrives while the last connections are accepted waits until the server stops listening', async () => {
  const listening: boolean[] = [];
  const { app, url } = await listen(async () => {
    listening.push(app.server.listening);
    throw new TypeError('not used');
  });
  const accepted = once(app.server, 'connection');
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await accepted;
  // a listener for connections is added when the last ones are accepted
  app.server.on('newListener', (event) => {
    if (event === 'connection') socket.write('GET /healthz HTTP/1.1\r\nHost: a.test\r\n\r\n');
  });
  const response = text(socket);
  await app.close();
  expect(await response).toContain('HTTP/1.1 500');
  expect(listening).toEqual([false]);
});

test('streams end with a reconnection delay, also those that are opened while the application closes', async () => {
  const { app, hub, url } = await listen();
  const open = () => readEventStream(`${url}/api/games/7/stream`);
  const { next } = await open();
  expect(await next()).toMatchObject({ retry: '2000' });
  expect(await next()).toMatchObject({ event: 'view' });
  hub.endStreams();
  expect(await next()).toMatchObject({ retry: '3500' });
  expect(await next()).toBeNull();
  const late = await open();
  expect([late.response.status, await late.next(), await late.next()]).toEqual([
    200,
    expect.objectContaining({ retry: '3500' }),
    null,
  ]);
  await app.close();
});
