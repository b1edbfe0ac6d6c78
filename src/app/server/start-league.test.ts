import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { startLeague } from './start-league.ts';

const settings = readSettings({ LEAGUE_SEED: 'one', LEAGUE_NOW: '2031-06-01T18:00:00Z', LEAGUE_SPEED: '60' });

test('the league program starts, responds according to its clock, and ends when stopped', async () => {
  const errorOutput: string[] = [];
  const league = await startLeague('simulated', settings, (text) => errorOutput.push(text));
  onTestFinished(() => league.stop());
  expect(league.clock).toMatchObject({ leagueStart: Date.UTC(2031, 5, 1, 18), speed: 60 });
  const response = await fetch(`${league.url}/api/v1/sports`);
  expect(await response.json()).toHaveProperty('sports');
  await league.stop();
  await league.ended;
  await expect(fetch(league.url)).rejects.toThrow();
  expect(errorOutput).toEqual([]);
});

test('a league that cannot start reports the reason in one line', async () => {
  const attempt = startLeague('recorded:/no/such/folder', settings, () => {});
  await expect(attempt).rejects.toThrow(CannotStart);
  await expect(attempt).rejects.toThrow(/^[^\n]*\/no\/such\/folder[^\n]*$/);
});
