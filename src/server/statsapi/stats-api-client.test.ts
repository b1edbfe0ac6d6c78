import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createStatsApiClient, type StatsApiOptions } from './stats-api-client.ts';
import { machineTiming } from './timing.ts';
import { UpstreamError, UpstreamNotFound } from './upstream-error.ts';

type Script = (response: ServerResponse, url: string) => void;

const json =
  (body: object): Script =>
  (response) => {
    response.end(JSON.stringify(body));
  };
const status =
  (code: number, headers: Record<string, string> = {}): Script =>
  (response) => {
    response.writeHead(code, headers).end('{"message":"no"}');
  };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A loopback upstream that answers by script, the last entry for ever, and a client whose time only moves by hand. */
async function upstream(script: Script[], options: Partial<StatsApiOptions> = {}) {
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    const step = script[Math.min(requests.length, script.length - 1)];
    requests.push(request.url ?? '');
    step?.(response, request.url ?? '');
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const time = { now: 1_000_000, slept: [] as number[] };
  const warnings: string[] = [];
  const client = createStatsApiClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock: { now: () => time.now },
    log: { warn: (_, message) => warnings.push(message) },
    timing: {
      now: () => time.now,
      sleep: async (ms) => {
        if (ms === 2000) return new Promise(() => undefined);
        time.slept.push(ms);
        time.now += ms;
      },
      random: () => 0.5,
      deadline: machineTiming.deadline,
    },
    ...options,
  });
  return { client, requests, time, warnings };
}

const schedule = { kind: 'schedule' } as const;
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof UpstreamError ? error.reason : error),
  );

describe('a request that goes well', () => {
  test('carries the parameters in order and answers with its age', async () => {
    const { client, requests } = await upstream([json({ dates: [] })]);
    const answer = await client.get('/api/v1/schedule', {
      ...schedule,
      query: { sportId: [1, 51], date: '2030-05-01', absent: undefined },
    });
    expect(requests).toEqual(['/api/v1/schedule?date=2030-05-01&sportId=1%2C51']);
    expect(answer).toEqual({ value: { dates: [] }, asOf: 1_000_000, isStale: false });
  });

  test('is asked once while it is fresh, and again afterwards', async () => {
    const { client, requests, time } = await upstream([json({ n: 1 }), json({ n: 2 })]);
    await client.get('/a', schedule);
    time.now += 9999;
    expect((await client.get('/a', schedule)).value).toEqual({ n: 1 });
    time.now += 1;
    expect(await client.get('/a', schedule)).toEqual({ value: { n: 2 }, asOf: time.now, isStale: false });
    expect(requests).toHaveLength(2);
  });

  test('is shared by all who ask at the same time', async () => {
    const { client, requests } = await upstream([json({ n: 1 })]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.get('/a', { kind: 'live' })));
    expect(answers.every((answer) => answer.isStale === false)).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test('is never kept when it is live', async () => {
    const { client, requests } = await upstream([json({ n: 1 }), json({ n: 2 })]);
    await client.get('/a', { kind: 'live' });
    expect((await client.get('/a', { kind: 'live' })).value).toEqual({ n: 2 });
    expect(requests).toHaveLength(2);
  });

  test('leaves the data notice for the footer', async () => {
    const { client } = await upstream([json({ copyright: 'Ours' }), json([])]);
    expect(client.copyright()).toBeNull();
    await client.get('/a', schedule);
    await client.get('/b', schedule);
    expect(client.copyright()).toBe('Ours');
  });

  test('goes to the other machine when its kind lives there', async () => {
    const savant = await upstream([json([{ sprint_speed: '28.1' }])]);
    const urls: string[] = [];
    const { client, requests } = await upstream([json({})], {
      savantUrl: 'http://savant.test',
      fetch: async (url) => {
        urls.push(url);
        return Response.json([]);
      },
    });
    await client.get('/player-services/range', { kind: 'fieldingRange' });
    expect([urls, requests, savant.requests]).toEqual([['http://savant.test/player-services/range'], [], []]);
  });
});

describe('a failing upstream', () => {
  const failures: [string, Script, string][] = [
    ['HTML with status 200', (response) => response.end('<!doctype html><title>Maintenance</title>'), 'body'],
    ['broken JSON', (response) => response.end('{"dates": [1, 2'), 'body'],
    ['a bare word', (response) => response.end('"dates"'), 'body'],
    ['an empty body', (response) => response.end(''), 'body'],
    ['a truncated body', (response) => cut(response, 500), 'network'],
    ['a reset connection', (response) => response.destroy(), 'network'],
    ['status 500', status(500), 'status'],
    ['status 503', status(503), 'status'],
    ['status 429', status(429), 'status'],
  ];

  test.each(failures)('%s is tried three times and then given up', async (_, script, reason) => {
    const { client, requests, time } = await upstream([script]);
    expect(await reasonOf(client.get('/a', schedule))).toBe(reason);
    expect(requests).toHaveLength(3);
    expect(time.slept).toEqual([250, 750]);
  });

  test.each(failures)('%s is forgiven when the next try succeeds', async (_, script) => {
    const { client, warnings } = await upstream([script, json({ n: 1 })]);
    expect((await client.get('/a', schedule)).value).toEqual({ n: 1 });
    expect(warnings).toEqual([]);
  });

  test.each([
    ['silent', () => undefined],
    ['dripping', drip],
  ] satisfies [string, Script][])('a %s answer ends at the deadline and is not retried', async (_, script) => {
    const { client, requests } = await upstream([script], { deadline: 60 });
    expect(await reasonOf(client.get('/a', schedule))).toBe('timeout');
    expect(requests).toHaveLength(1);
  });

  test.each([400, 401, 403])('a refusal with status %i is final', async (code) => {
    const { client, requests } = await upstream([status(code)]);
    expect(await reasonOf(client.get('/a', schedule))).toBe('status');
    expect(requests).toHaveLength(1);
  });

  test('a thing that does not exist is told apart and never opens the breaker', async () => {
    const { client, requests } = await upstream([status(404)]);
    for (let n = 0; n < 8; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another is the point
      await expect(client.get(`/people/${n}`, { kind: 'person' })).rejects.toBeInstanceOf(UpstreamNotFound);
    }
    expect(requests).toHaveLength(8);
  });

  test('a body of another kind counts as a failure', async () => {
    const { client } = await upstream([json({ message: 'Internal error' })]);
    const convert = () => {
      throw new TypeError('no dates');
    };
    expect(await reasonOf(client.read('/a', { ...schedule, convert }))).toBe('shape');
  });

  test('serves the last good answer with its age, and asks again after a rest', async () => {
    const { client, requests, time, warnings } = await upstream([
      json({ n: 1 }),
      status(500),
      status(500),
      status(500),
      json({ n: 2 }),
    ]);
    await client.get('/a', schedule);
    time.now += 60_000;
    const stale = { value: { n: 1 }, asOf: 1_000_000, isStale: true };
    expect(await client.get('/a', schedule)).toEqual(stale);
    expect(await client.get('/a', schedule)).toEqual(stale);
    expect([requests.length, warnings.length]).toEqual([4, 1]);
    time.now += 3000;
    expect(await client.get('/a', schedule)).toMatchObject({ value: { n: 2 }, isStale: false });
  });

  test('serves the answer at hand when the upstream takes its time, and the new one once it is there', async () => {
    const late = Promise.withResolvers<void>();
    const held: ServerResponse[] = [];
    const { client, time } = await upstream([json({ n: 1 }), (response) => void held.push(response)], {
      timing: { ...machineTiming, sleep: () => late.promise, now: () => time.now },
    });
    await client.get('/a', schedule);
    time.now += 20_000;
    const answer = client.get('/a', schedule);
    late.resolve();
    expect(await answer).toMatchObject({ value: { n: 1 }, isStale: true });
    await expect.poll(() => held.length).toBe(1);
    held[0]?.end('{"n":2}');
    await expect.poll(async () => (await client.get('/a', schedule)).value).toEqual({ n: 2 });
  });

  test('an answer older than it may be is not shown', async () => {
    const { client, time } = await upstream([json({ n: 1 }), status(400)]);
    await client.get('/a', schedule);
    time.now += 49 * 3_600_000;
    expect(await reasonOf(client.get('/a', schedule))).toBe('status');
  });
});

describe('restraint', () => {
  test('after five failures in a row only one probe in 30 seconds goes out, until one succeeds', async () => {
    const script = [...Array.from({ length: 6 }, () => status(500)), json({ n: 1 })];
    const { client, requests, time } = await upstream(script);
    expect(await reasonOf(client.get('/a', schedule))).toBe('status');
    expect(await reasonOf(client.get('/b', schedule))).toBe('open');
    expect(requests).toHaveLength(5);
    time.now += 29_000;
    expect(await reasonOf(client.get('/c', schedule))).toBe('open');
    expect(requests).toHaveLength(5);
    time.now += 1000;
    expect(await reasonOf(client.get('/d', schedule))).toBe('open');
    expect(requests).toHaveLength(6);
    time.now += 30_000;
    const answers = await Promise.all(['/e', '/f', '/g'].map((path) => reasonOf(client.get(path, schedule))));
    expect(answers.toSorted()).toEqual(['answered', 'open', 'open']);
    expect(await reasonOf(client.get('/h', schedule))).toBe('answered');
  });

  test.each([
    ['seconds', () => '90'],
    ['a date', (now: number) => new Date(now + 90_000).toUTCString()],
  ])('a long Retry-After in %s keeps every request back for so long', async (_, header) => {
    const { client, requests, time } = await upstream([
      (response) => status(429, { 'retry-after': header(1_000_000) })(response, ''),
      json({}),
    ]);
    expect(await reasonOf(client.get('/a', schedule))).toBe('status');
    time.now += 89_000;
    expect(await reasonOf(client.get('/b', schedule))).toBe('open');
    expect(requests).toHaveLength(1);
    time.now += 1000;
    expect(await reasonOf(client.get('/b', schedule))).toBe('open');
    time.now += 3000;
    expect(await reasonOf(client.get('/b', schedule))).toBe('answered');
  });

  test('a short Retry-After is sat out', async () => {
    const { client, requests, time } = await upstream([status(503, { 'retry-after': '1' }), json({})]);
    expect(await reasonOf(client.get('/a', schedule))).toBe('answered');
    expect([requests.length, time.slept]).toEqual([2, [1000]]);
  });

  test('never more than five requests go out in a second, and a crowd too long is turned away', async () => {
    const { client, requests } = await upstream([json({})], { timing: stoppedTime() });
    const answers = Array.from({ length: 22 }, (_, n) => reasonOf(client.get(`/${n}`, { kind: 'standings' })));
    await expect.poll(() => requests.length).toBe(5);
    const settled = await Promise.race([Promise.all(answers.slice(20)), Promise.all(answers.slice(5, 20))]);
    expect(settled).toEqual(['busy', 'busy']);
    expect(requests).toHaveLength(5);
  });
});

function stoppedTime() {
  return { ...machineTiming, now: () => 1_000_000, sleep: () => new Promise<void>(() => undefined) };
}

function cut(response: ServerResponse, length: number): void {
  response.writeHead(200, { 'content-length': String(length) });
  response.write('{"dates": [', () => response.destroy());
}

function drip(response: ServerResponse): void {
  response.writeHead(200);
  response.write('{');
  const dripping = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(dripping));
}
