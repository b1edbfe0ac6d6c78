import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { startLeague } from './start-league.ts';

const settings = readSettings({ LEAGUE_SEED: 'one', LEAGUE_NOW: '2031-06-01T18:00:00Z', LEAGUE_SPEED: '60' });

test('the league program starts, responds according to its clock, and ends when stopped', async () => {
  const errorOutput: string[] = [];
  const league = await startLeague('simulated', settings, {
    print: () => {},
    logError: (text) => errorOutput.push(text),
  });
  onTestFinished(() => league.stop());
  expect(league.clock).toMatchObject({ leagueStart: Date.UTC(2031, 5, 1, 18), speed: 60 });
  const response = await fetch(`${league.url}/api/v1/sports`);
  expect(await response.json()).toHaveProperty('sports');
  await league.stop();
  await league.ended;
  await expect(fetch(league.url)).rejects.toThrow();
  expect(errorOutput).toEqual([]);
});

test('a league that needs long is waited for, with a line for the operator now and then', async () => {
  const lines = new Set<string>();
  const output = { print: (line: string) => lines.add(line), logError: () => {}, lineEvery: 10 };
  const league = await startLeague('simulated', settings, output);
  onTestFinished(() => league.stop());
  expect([...lines]).toEqual(['The league is still starting …']);
});

test('a league that cannot start reports the reason in one line', async () => {
  const attempt = startLeague('recorded:/no/such/folder', settings, { print: () => {}, logError: () => {} });
  await expect(attempt).rejects.toThrow(CannotStart);
  await expect(attempt).rejects.toThrow(/^[^\n]*\/no\/such\/folder[^\n]*$/);
});
