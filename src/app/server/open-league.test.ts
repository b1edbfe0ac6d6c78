import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { joinLeague, readOpeningDay, writeOpeningDay } from './open-league.ts';
import { startLeague } from './start-league.ts';

const quiet = { print: () => {}, logError: () => {}, realNow: Date.now };
const settings = readSettings({
  LEAGUE: 'simulated',
  LEAGUE_SEED: 'one',
  LEAGUE_OPENING_DAY: '2031-03-27',
  LEAGUE_NOW: '2031-04-01T18:00:00Z',
  LEAGUE_SPEED: '60',
  SIMULATED_FANS: '20',
});

test('an application joins a league that runs: same season, same clock', async () => {
  const running = await startLeague('simulated', settings, quiet);
  onTestFinished(() => running.stop());
  expect(
    await joinLeague(running.url, readSettings({ LEAGUE: 'simulated', SIMULATED_FANS: '20' }), quiet),
  ).toMatchObject({
    shown: { kind: 'simulated', isStandIn: false, simulatedFans: 20 },
    statsApiUrl: running.url,
    seed: 'one',
    openingDay: '2031-03-27',
  });
});

test('a league that does not respond is reported in one line', async () => {
  const attempt = joinLeague('http://127.0.0.1:9', settings, quiet);
  await expect(attempt).rejects.toThrow(CannotStart);
  await expect(attempt).rejects.toThrow('LEAGUE_URL names a league that does not respond: http://127.0.0.1:9');
});

test('a league that is busy for longer than an attempt is waited for, with a line for each attempt', async () => {
  const lines: string[] = [];
  const states: Record<string, object> = {
    '/league/season': { season: { seed: 'one', openingDay: '2031-03-27' } },
    '/league/clock': { realStart: 0, leagueStart: 0, speed: 1 },
  };
  const busy = createServer(({ url = '' }, response) => {
    if (lines.length >= 2) response.end(JSON.stringify(states[url]));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void busy.close());
  await once(busy, 'listening');
  const { port } = z.object({ port: z.number() }).parse(busy.address());
  const url = `http://127.0.0.1:${port}`;
  const joined = await joinLeague(url, settings, { ...quiet, print: (line) => lines.push(line), timeout: 50 });
  expect(joined.seed).toBe('one');
  expect(lines.slice(0, 2)).toEqual(
    Array(2).fill(`Waiting for the league at ${url}, which has not responded for 0.05 s …`),
  );
});

const may = Date.UTC(2031, 4, 1);

test('a season continues after a restart with the same seed, and a new one begins when it is over', async () => {
  const folder = createTestFolder();
  expect(await readOpeningDay(folder, 'one', may)).toBeNull();
  await writeOpeningDay(folder, 'one', '2031-03-20');
  await writeOpeningDay(folder, 'two', '2031-04-01');
  expect(await readOpeningDay(folder, 'one', may)).toBe('2031-03-20');
  expect(await readOpeningDay(folder, 'two', may)).toBe('2031-04-01');
  // during the last game that the World Series can have
  expect(await readOpeningDay(folder, 'one', Date.UTC(2031, 8, 22, 4))).toBe('2031-03-20');
  expect(await readOpeningDay(folder, 'one', Date.UTC(2031, 10, 1))).toBeNull();
});

test('an invalid stored opening day is ignored', async () => {
  const folder = createTestFolder();
  await writeFile(join(folder, 'league.json'), '{"one":');
  expect(await readOpeningDay(folder, 'one', may)).toBeNull();
});
