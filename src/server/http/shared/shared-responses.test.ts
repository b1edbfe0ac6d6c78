import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createClock } from '#server/clock.ts';
import { createHttpBody } from '../bodies/http-body.ts';
import { createSharedResponses } from './shared-responses.ts';

function request(url: string, headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url,
    headers: { host: 'x.test', ...headers },
  });
}

const token = 'x'.repeat(43);

const responseOf = (text: string) => ({
  status: 200 as const,
  headers: {},
  body: createHttpBody(text, 'text/html'),
  route: '/*',
  operation: undefined,
});

function createStore({ speed = 1, isBehindProxy = false } = {}) {
  const time = { real: 0, jump: 0 };
  const realNow = () => time.real;
  const league = createClock({ realStart: 0, leagueStart: 0, speed }, realNow);
  const clock = { speed, now: () => league.now() + time.jump };
  const shared = createSharedResponses({ clock, realNow, after: () => () => {}, isBehindProxy, onRemoved: () => {} });
  const store = (url: string, text = url) => {
    const ticket = shared.begin(request(url));
    if (ticket) shared.store(ticket, responseOf(text));
  };
  const find = (url: string, headers?: Record<string, string>) =>
    shared.find(request(url, headers))?.body?.bytes.toString() ?? null;
  return { shared, time, store, find };
}

describe('a stored response', () => {
  test('is valid for less than a second of real time', () => {
    const { time, store, find } = createStore({ speed: 60 });
    store('/today');
    time.real = 699;
    expect(find('/today')).toBe('/today');
    time.real = 1000;
    expect(find('/today')).toBeNull();
  });

  test.each([2000, -2000])('is not valid after a test has moved the clock of the league by %i ms', (jump) => {
    const { time, store, find } = createStore();
    store('/today');
    time.jump = jump;
    expect(find('/today')).toBeNull();
  });

  test('is replaced by one request after 700 ms, and not sent to that one', () => {
    const { shared, time, store } = createStore();
    store('/today');
    time.real = 700;
    const renewing = request('/today');
    expect(shared.find(renewing)).toBeNull();
    expect(shared.find(request('/today'))).not.toBeNull();
    expect(shared.find(renewing)).toBeNull();
  });

  test('is not stored if data has changed since its request began', () => {
    const { shared, find } = createStore();
    const tickets = ['/today', '/api/games/7', '/api/games/8'].map((url) => ({
      url,
      ticket: shared.begin(request(url)),
    }));
    shared.clearGame(7);
    for (const { url, ticket } of tickets) if (ticket) shared.store(ticket, responseOf(url));
    expect(tickets.map(({ url }) => find(url))).toEqual(['/today', null, '/api/games/8']);
    const late = shared.begin(request('/today'));
    shared.clear();
    if (late) shared.store(late, responseOf('late'));
    expect(find('/today')).toBeNull();
  });

  test('that took long is valid for half a second, unless the clock of the league was moved meanwhile', () => {
    const { shared, time, find } = createStore();
    const [slow, moved] = [shared.begin(request('/slow')), shared.begin(request('/moved'))];
    time.real = 5000;
    if (slow) shared.store(slow, responseOf('slow'));
    time.jump = 3_600_000;
    if (moved) shared.store(moved, responseOf('moved'));
    expect(find('/moved')).toBeNull();
    time.jump = 0;
    time.real = 5100;
    expect(find('/slow')).toBe('slow');
    time.real = 5500;
    expect(find('/slow')).toBeNull();
  });

  test('is not sent after closing', () => {
    const { shared, store, find } = createStore();
    store('/today');
    shared.close();
    expect(find('/today')).toBeNull();
    expect(shared.begin(request('/today'))).toBeNull();
  });
});

test('invented addresses do not fill the memory, and the newest responses remain', () => {
  const { store, find } = createStore();
  for (let index = 0; index < 2100; index++) store(`/today?${index}`);
  expect([find('/today?0'), find('/today?99'), find('/today?100')]).toEqual([null, null, '/today?100']);
  for (let index = 0; index < 60; index++) store(`/large?${index}`, 'x'.repeat(1_000_000));
  expect([find('/large?0'), find('/today?2099')]).toEqual([null, null]);
  expect(find('/large?59')).toHaveLength(1_000_000);
  expect(find(`/${'long'.repeat(300)}`)).toBeNull();
});

test('behind a proxy, the forwarded host and scheme belong to the key', () => {
  const { shared, find } = createStore({ isBehindProxy: true });
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shot.example' };
  const ticket = shared.begin(request('/today', headers));
  if (ticket) shared.store(ticket, responseOf('secure'));
  expect(find('/today', headers)).toBe('secure');
  expect(find('/today', { ...headers, 'x-forwarded-proto': 'http' })).toBeNull();
  expect(find('/today')).toBeNull();
});

test.each([
  ['/today', { cookie: `called_shot=${token}` }, false],
  ['/today', { cookie: `a=b; __Host-called_shot=${token}` }, false],
  ['/today', { cookie: `called_shot_device=${token}; theme=dark` }, true],
  ['/api/games', { cookie: `called_shot=${token}` }, true],
  ['/api/games', { cookie: 'called_shot=x' }, false],
  ['/api/games', { authorization: 'Bearer x' }, false],
])('%s with %o may be shared: %s', (url, headers, isShared) => {
  const { shared } = createStore();
  expect(shared.begin(request(url, headers)) !== null).toBe(isShared);
});
