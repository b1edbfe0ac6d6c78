import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '#platform/settings/settings.ts';
import { openLeague } from './open-league.ts';

test('a killed league process continues at the same address and time', async () => {
  const days = { LEAGUE_OPENING_DAY: '2031-05-22', LEAGUE_NOW: '2031-06-01T18:00:00Z' };
  const settings = readSettings({ LEAGUE: 'simulated', ...days });
  const errors: string[] = [];
  const logError = (words: string) => errors.push(words);
  const league = await openLeague(settings, { print: () => {}, logError, realNow: Date.now });
  onTestFinished(() => league.process?.stop());
  const schedule = () =>
    fetch(`${league.statsApiUrl}/api/v1/schedule?sportId=1&date=2031-06-01`).then((response) => response.text());
  const before = await schedule();
  process.kill(league.process?.pid() ?? 0, 'SIGKILL');
  await vi.waitFor(async () => expect(await schedule()).toBe(before), { timeout: 20_000, interval: 100 });
  expect(errors).toContainEqual(expect.stringContaining('started again'));
  await league.process?.stop();
  await expect(schedule()).rejects.toThrow();
});
