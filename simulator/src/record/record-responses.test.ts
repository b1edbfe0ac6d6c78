import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readQuery } from '../http/query.ts';
import { recordedLeague } from '../recorded/recorded-league.ts';
import { recordingPath, recordResponses } from './record-responses.ts';

const feed = (gamePk: number) => ({
  gamePk,
  metaData: { timeStamp: '20300601_200000' },
  gameData: {
    status: { detailedState: 'Final', abstractGameState: 'Final' },
    datetime: { officialDate: '2030-06-01' },
  },
});

const responses: Readonly<Record<string, unknown>> = {
  '/api/v1/schedule': { dates: [{ date: '2030-06-01', games: [{ gamePk: 700_001 }, { gamePk: 700_002 }] }] },
  '/api/v1.1/game/700001/feed/live': feed(700_001),
  '/api/v1.1/game/700002/feed/live': feed(700_002),
  '/api/v1/game/700001/winProbability': [],
};

/** Records from an upstream with the responses above and counts the pauses between requests. */
async function recorder() {
  const folder = await mkdtemp(join(tmpdir(), 'recorded-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const reported: string[] = [];
  const requested: string[] = [];
  let pauses = 0;
  const record = (target: string) =>
    recordResponses(target, {
      baseUrl: 'http://upstream',
      folder,
      fetch: async (url) => {
        requested.push(url);
        const body = responses[new URL(url).pathname];
        return body === undefined ? new Response('{}', { status: 404 }) : Response.json(body);
      },
      pause: async () => {
        pauses += 1;
      },
      report: (line) => reported.push(line),
    });
  return { record, folder, reported, requested, pauses: () => pauses };
}

test('a date records its schedule and all its games, with a pause before each request after the first', async () => {
  const { record, requested, pauses, reported } = await recorder();
  expect(await record('2030-06-01')).toBe(4);
  expect(requested).toHaveLength(5);
  expect([pauses(), reported.at(-1)]).toEqual([4, '/api/v1/game/700002/winProbability: HTTP 404, not recorded']);
});

test('a recorded league serves the folder, also after recording a game twice', async () => {
  const { record, folder } = await recorder();
  await record('700001');
  await record('700001');
  const { handleRequest } = recordedLeague(folder, false);
  const get = (path: string) =>
    handleRequest({ path, query: readQuery(new URLSearchParams()), now: Date.UTC(2030, 6, 1) });
  expect(get('/api/v1.1/game/700001/feed/live')).toEqual(feed(700_001));
  expect(() => get('/api/v1.1/game/700002/feed/live')).toThrow('Object not found');
});

test('other targets are rejected with a clear message', async () => {
  const { record } = await recorder();
  await expect(record('yesterday')).rejects.toThrow("'yesterday' is not a gamePk, date (YYYY-MM-DD) or path (/api/…)");
});

test.each([
  ['/api/v1.1/game/700001/feed/live', 'game/700001/feed/live.json'],
  ['/api/v1/schedule?sportId=1&date=2030-06-01', 'schedule_sportId-1_date-2030-06-01.json'],
  ['/api/v1/people?personIds=1,2&hydrate=stats(type=[career])', 'people_personIds-1,2_hydrate-stats-type-career-.json'],
])('%s is stored in %s', (request, file) => expect(recordingPath(request)).toBe(file));
