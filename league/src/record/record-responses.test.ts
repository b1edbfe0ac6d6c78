import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readQuery } from '../http/query.ts';
import { recordedLeague } from '../recorded/recorded-league.ts';
import { recordingPath } from './recording-path.ts';
import { recordResponses } from './record-responses.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const feed = (gamePk: number) => ({
  gamePk,
  metaData: { timeStamp: '20300601_200000' },
  gameData: {
    status: { detailedState: 'Final', abstractGameState: 'Final' },
    datetime: { officialDate: '2030-06-01' },
  },
});

const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/schedule': { dates: [{ date: '2030-06-01', games: [{ gamePk: 700_001 }, { gamePk: 700_002 }] }] },
  '/api/v1.1/game/700001/feed/live': feed(700_001),
  '/api/v1.1/game/700002/feed/live': feed(700_002),
  '/api/v1/game/700001/winProbability': [],
};

/** An upstream that answers from the table above and counts the pauses between requests. */
async function recorder() {
  const folder = await mkdtemp(join(tmpdir(), 'recorded-'));
  folders.push(folder);
  const told: string[] = [];
  const asked: string[] = [];
  let pauses = 0;
  const record = (what: string) =>
    recordResponses(what, {
      baseUrl: 'http://upstream',
      folder,
      fetch: async (url) => {
        asked.push(url);
        const body = answers[new URL(url).pathname];
        return body === undefined ? new Response('{}', { status: 404 }) : Response.json(body);
      },
      pause: async () => {
        pauses += 1;
      },
      report: (line) => told.push(line),
    });
  return { record, folder, told, asked, pauses: () => pauses };
}

test('a day is its schedule and every game of it, with a pause before each request but the first', async () => {
  const { record, asked, pauses, told } = await recorder();
  expect(await record('2030-06-01')).toBe(4);
  expect(asked).toHaveLength(5);
  expect(pauses()).toBe(4);
  expect(told.at(-1)).toBe('/api/v1/game/700002/winProbability: HTTP 404, not recorded');
});

test('a recorded folder is served as a league, twice recorded as once', async () => {
  const { record, folder } = await recorder();
  await record('700001');
  await record('700001');
  const { handleRequest: answer } = recordedLeague(folder, false);
  const ask = (path: string) => answer({ path, query: readQuery(new URLSearchParams()), now: Date.UTC(2030, 6, 1) });
  expect(ask('/api/v1.1/game/700001/feed/live')).toEqual(feed(700_001));
  expect(() => ask('/api/v1.1/game/700002/feed/live')).toThrow('Object not found');
});

test('what is neither game, day nor path is refused in words', async () => {
  const { record } = await recorder();
  await expect(record('yesterday')).rejects.toThrow("'yesterday' is no gamePk, date (YYYY-MM-DD) or path (/api/…)");
});

test.each([
  ['/api/v1.1/game/700001/feed/live', 'game/700001/feed/live.json'],
  ['/api/v1/schedule?sportId=1&date=2030-06-01', 'schedule_sportId-1_date-2030-06-01.json'],
  ['/api/v1/people?personIds=1,2&hydrate=stats(type=[career])', 'people_personIds-1,2_hydrate-stats-type-career-.json'],
])('%s is kept in %s', (request, file) => {
  expect(recordingPath(request)).toBe(file);
});
