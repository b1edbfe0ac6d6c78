import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLeagueClock } from '../clock/league-clock.ts';
import { invalidValue } from './api-error.ts';
import { faultKinds } from './fault-kinds.ts';
import { createLeagueServer } from './league-server.ts';
import { createRouter } from './routes.ts';

const leagueStart = Date.UTC(2030, 5, 1, 20);

const season = { seed: 'one', openingDay: '2031-03-27' };

/** Starts a server with three paths whose clock moves only with `advance`. */
async function start() {
  let realNow = 0;
  const clock = createLeagueClock({ realStart: 0, leagueStart, speed: 60 }, () => realNow);
  const errors: unknown[] = [];
  const handleRequest = createRouter({
    '/api/v1/now': ({ now }) => ({ now, long: 'x'.repeat(2000), wait: 10 }),
    '/api/v1/invalid': () => {
      throw invalidValue('abc');
    },
    '/api/v1/broken': () => {
      throw new Error('an unexpected error');
    },
  });
  const server = createLeagueServer({ season, clock, handleRequest, onError: (error) => errors.push(error) });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address() as AddressInfo; // a TCP server
  const url = `http://127.0.0.1:${address.port}`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const get = (path = '/api/v1/now') => fetch(`${url}${path}`);
  const addFault = (request: object) =>
    fetch(`${url}/league/faults`, { method: 'POST', body: JSON.stringify(request) });
  const clearFaults = () => fetch(`${url}/league/faults`, { method: 'DELETE' });
  return { get, addFault, clearFaults, errors, advance: (ms: number) => (realNow += ms) };
}

test('the clock runs at its speed from its start', async () => {
  const { get, advance } = await start();
  advance(1000);
  expect(await (await get('/league/clock')).json()).toEqual({
    realStart: 0,
    leagueStart,
    speed: 60,
    now: leagueStart + 60_000,
  });
});

test('the season is served for applications that join the league', async () => {
  const { get } = await start();
  expect(await (await get('/league/season')).json()).toEqual({ season });
});

test('a response is JSON, compressed when the client accepts it, and limited to the requested fields', async () => {
  const { get } = await start();
  const response = await get();
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await (await get('/api/v1/now?fields=wait')).json()).toEqual({ wait: 10 });
});

test.each([
  ['/api/v1/unknown', 404, 10],
  ['/api/v1/invalid', 400, 11],
])('%s returns an error body of the API', async (path, status, messageNumber) => {
  const response = await (await start()).get(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({
    messageNumber,
    traceId: null,
    timestamp: new Date(leagueStart).toISOString(),
  });
});

test('an unexpected error is a 500 of the API and is reported', async () => {
  const { get, errors } = await start();
  expect([(await get('/api/v1/broken')).status, errors]).toEqual([500, [new Error('an unexpected error')]]);
});

test('a status fault applies to the requested number of requests and sends Retry-After', async () => {
  const { get, addFault } = await start();
  await addFault({ kind: 'status', status: 503, retryAfter: 7, times: 1, path: '/api/*/now' });
  const first = await get();
  expect([[first.status, first.headers.get('retry-after')], (await get()).status]).toEqual([[503, '7'], 200]);
});

test('a fault with a path applies to that path only', async () => {
  const { get, addFault } = await start();
  await addFault({ kind: 'html', path: '/api/v1/invalid' });
  expect((await get()).headers.get('content-type')).toContain('json');
  expect((await get('/api/v1/invalid')).headers.get('content-type')).toBe('text/html');
});

test('brokenJson cuts the JSON, missingFields removes fields, and DELETE clears the faults', async () => {
  const { get, addFault, clearFaults } = await start();
  await addFault({ kind: 'brokenJson', times: 1 });
  await expect((await get()).json()).rejects.toThrow(SyntaxError);
  await addFault({ kind: 'missingFields', fields: ['wait', 'long'] });
  expect(await (await get()).json()).toEqual({ now: leagueStart });
  await clearFaults();
  expect(await (await get()).json()).toMatchObject({ wait: 10 });
});

test('reset closes the connection in the middle of the body', async () => {
  const { get, addFault } = await start();
  await addFault({ kind: 'reset' });
  await expect(get().then((response) => response.text())).rejects.toThrow(/terminated|fetch failed/);
});

test('text and values change a response, and hangUp closes the connection', async () => {
  const { get, addFault } = await start();
  await addFault({ kind: 'values', fields: ['wait'], value: 'long', times: 1 });
  expect(await (await get()).json()).toMatchObject({ now: leagueStart, wait: 'long' });
  await addFault({ kind: 'text', text: '[1]', repeat: 2, status: 203, headers: { 'x-fault': 'yes' }, times: 1 });
  const response = await get();
  expect([response.status, response.headers.get('x-fault'), await response.text()]).toEqual([203, 'yes', '[1][1]']);
  await addFault({ kind: 'hangUp' });
  await expect(get().then((ended) => ended.text())).rejects.toThrow(/terminated|fetch failed/);
});

test('drip sends the whole body', async () => {
  const { get, addFault } = await start();
  await addFault({ kind: 'drip', ms: 10, chunks: 5 });
  expect(await (await get()).json()).toMatchObject({ now: leagueStart });
});

test('delay sends the response after the requested time', async () => {
  const { get, addFault } = await start();
  await addFault({ kind: 'delay', ms: 30 });
  const before = performance.now();
  await get();
  expect(performance.now() - before).toBeGreaterThanOrEqual(29);
});

test('frozen stops the league time of the responses, timeBack moves it back', async () => {
  const { get, addFault, clearFaults, advance } = await start();
  const now = async (): Promise<unknown> => (await get('/api/v1/now?fields=now')).json();
  await addFault({ kind: 'frozen' });
  advance(5000);
  expect(await now()).toEqual({ now: leagueStart });
  await clearFaults();
  await addFault({ kind: 'timeBack', seconds: 100 });
  expect(await now()).toEqual({ now: leagueStart + 300_000 - 100_000 });
});

test('the list of faults has the active ones with their fields, and every kind with a description', async () => {
  const { get, addFault } = await start();
  await addFault({ kind: 'drip', ms: 10, path: '/api/v1/invalid' });
  const { active, kinds } = await (await get('/league/faults')).json();
  expect(active).toEqual([{ kind: 'drip', ms: 10, chunks: 20, path: '/api/v1/invalid' }]);
  expect(kinds).toHaveLength(Object.keys(faultKinds).length);
  expect(kinds).toContainEqual({ kind: 'html', description: 'A maintenance page in HTML, with status 200.' });
});

test.each([{ kind: 'explode' }, { kind: 'delay' }, { kind: 'status', status: 200 }, { kind: 'reset', times: 0 }])(
  '%j is an invalid fault',
  async (request) => {
    const { addFault } = await start();
    expect((await addFault(request)).status).toBe(400);
  },
);
