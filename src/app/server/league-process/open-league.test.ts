import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#platform/settings/settings.ts';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { joinLeague } from './open-league.ts';
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
  const joined = await joinLeague(running.url, readSettings({ LEAGUE: 'simulated', SIMULATED_FANS: '20' }));
  expect(joined).toMatchObject({
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
