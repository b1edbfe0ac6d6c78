import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { joinLeague, readOpeningDay, writeOpeningDay } from './open-league.ts';
import { startLeague } from './start-league.ts';

const settings = readSettings({
  LEAGUE: 'simulated',
  LEAGUE_SEED: 'one',
  LEAGUE_OPENING_DAY: '2031-03-27',
  LEAGUE_NOW: '2031-04-01T18:00:00Z',
  LEAGUE_SPEED: '60',
  SIMULATED_FANS: '20',
});

test('an application joins a league that runs: same season, same clock', async () => {
  const running = await startLeague('simulated', settings, () => {});
  onTestFinished(() => running.stop());
  expect(await joinLeague(running.url, readSettings({ LEAGUE: 'simulated', SIMULATED_FANS: '20' }))).toMatchObject({
    shown: { kind: 'simulated', isStandIn: false, simulatedFans: 20 },
    statsApiUrl: running.url,
    seed: 'one',
    openingDay: '2031-03-27',
  });
});

test('a league that does not respond is reported in one line', async () => {
  const attempt = joinLeague('http://127.0.0.1:9', settings);
  await expect(attempt).rejects.toThrow(CannotStart);
  await expect(attempt).rejects.toThrow('LEAGUE_URL names a league that does not respond: http://127.0.0.1:9');
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
