import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLeagueClock } from '../clock/league-clock.ts';
import { invalidValue } from './refusal.ts';
import { createLeagueServer } from './league-server.ts';
import { answerer } from './routes.ts';

const leagueStart = Date.UTC(2030, 5, 1, 20);
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A league of two paths on a real socket, its clock standing still. */
async function start() {
  let real = 0;
  const clock = createLeagueClock({ realStart: 0, leagueStart, speed: 60 }, () => real);
  const errors: unknown[] = [];
  const answer = answerer({
    '/api/v1/now': ({ now }) => ({ now, long: 'x'.repeat(2000), wait: 10 }),
    '/api/v1/refused': () => {
      throw invalidValue('abc');
    },
    '/api/v1/broken': () => {
      throw new Error('a fault of ours');
    },
  });
  const server = createLeagueServer({ clock, answer, onError: (error) => errors.push(error) });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address() as AddressInfo; // a TCP server
  const url = `http://127.0.0.1:${address.port}`;
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const misbehave = async (order: object) => {
    const response = await fetch(`${url}/league/misbehave`, { method: 'POST', body: JSON.stringify(order) });
    return response.status;
  };
  const get = (path = '/api/v1/now') => fetch(`${url}${path}`);
  return { get, misbehave, errors, pass: (ms: number) => (real += ms) };
}

test('the clock runs at its speed from its start', async () => {
  const { get, pass } = await start();
  pass(1000);
  expect(await (await get('/league/clock')).json()).toEqual({
    realStart: 0,
    leagueStart,
    speed: 60,
    now: leagueStart + 60_000,
  });
});

test('an answer is JSON, compressed for who asks, and pruned by fields', async () => {
  const { get } = await start();
  const response = await get();
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await (await get('/api/v1/now?fields=wait')).json()).toEqual({ wait: 10 });
});

test.each([
  ['/api/v1/nothing', 404, 10],
  ['/api/v1/refused', 400, 11],
])('%s is refused in the form of the API', async (path, status, messageNumber) => {
  const response = await (await start()).get(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({
    messageNumber,
    traceId: null,
    timestamp: new Date(leagueStart).toISOString(),
  });
});

test('a fault of ours is a 500 of the API and is told', async () => {
  const { get, errors } = await start();
  expect((await get('/api/v1/broken')).status).toBe(500);
  expect(errors).toEqual([new Error('a fault of ours')]);
});

test('a failing status lasts as many requests as ordered and says when to come back', async () => {
  const { get, misbehave } = await start();
  await misbehave({ kind: 'status', status: 503, retryAfter: 7, times: 1, path: '/api/*/now' });
  const first = await get();
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '7']);
  expect((await get()).status).toBe(200);
});

test('a fault for one path leaves the others alone', async () => {
  const { get, misbehave } = await start();
  await misbehave({ kind: 'html', path: '/api/v1/nothing' });
  expect((await get()).headers.get('content-type')).toContain('json');
  expect((await get('/api/v1/nothing')).headers.get('content-type')).toBe('text/html');
});

test('JSON breaks off, fields go missing, and order returns when it is cleared', async () => {
  const { get, misbehave } = await start();
  await misbehave({ kind: 'brokenJson', times: 1 });
  await expect((await get()).json()).rejects.toThrow(SyntaxError);
  await misbehave({ kind: 'missingFields', fields: ['wait', 'long'] });
  expect(await (await get()).json()).toEqual({ now: leagueStart });
  await misbehave({ clear: true });
  expect(await (await get()).json()).toMatchObject({ wait: 10 });
});

test('a reset cuts the connection in the middle of the body', async () => {
  const { get, misbehave } = await start();
  await misbehave({ kind: 'reset' });
  await expect(get().then((response) => response.text())).rejects.toThrow(/terminated|fetch failed/);
});

test('a dripping answer arrives whole', async () => {
  const { get, misbehave } = await start();
  await misbehave({ kind: 'drip', ms: 10, chunks: 5 });
  expect(await (await get()).json()).toMatchObject({ now: leagueStart });
});

test('a delayed answer arrives later than ordered', async () => {
  const { get, misbehave } = await start();
  await misbehave({ kind: 'delay', ms: 30 });
  const before = performance.now();
  await get();
  expect(performance.now() - before).toBeGreaterThanOrEqual(29);
});

test('a frozen league stays at the instant of the order; time can go back', async () => {
  const { get, misbehave, pass } = await start();
  const now = async (): Promise<unknown> => (await get('/api/v1/now?fields=now')).json();
  await misbehave({ kind: 'frozen' });
  pass(5000);
  expect(await now()).toEqual({ now: leagueStart });
  await misbehave({ clear: true });
  await misbehave({ kind: 'timeBack', seconds: 100 });
  expect(await now()).toEqual({ now: leagueStart + 300_000 - 100_000 });
});

test('an order that nobody understands is refused', async () => {
  const { misbehave } = await start();
  expect(await misbehave({ kind: 'explode' })).toBe(400);
});
