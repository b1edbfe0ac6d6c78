import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { leagueNotice } from './server.ts';

test('the response has the kind, the clock and the day of the league', async () => {
  const { app, time } = await startTestApp();
  time.pass(1000);
  expect((await app.inject('/api/league')).json()).toMatchObject({
    kind: 'simulated',
    now: Date.UTC(2031, 5, 1, 19, 0, 1),
    speed: 1,
    today: '2031-06-01',
    copyright: expect.stringContaining('http://gdx.mlb.com/components/copyright.txt'),
  });
});

test("the copyright notice is the upstream's after its first response", async () => {
  const { app } = await startTestApp();
  await app.inject('/api/games');
  expect((await app.inject('/api/league')).json()).toMatchObject({ copyright: 'Invented notice' });
});

test('every league except the real one has a notice', () => {
  expect(leagueNotice({ kind: 'mlb', isStandIn: false })).toBeNull();
  expect(leagueNotice({ kind: 'simulated', isStandIn: true })).toMatch(/does not respond.*simulated/);
  expect(leagueNotice({ kind: 'simulated', isStandIn: false })).toMatch(/^Simulated league/);
  expect(leagueNotice({ kind: 'recorded', isStandIn: false })).toMatch(/^Recorded/);
});
