import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/start-test-app.ts';
import { leagueNotice } from './league-notice.ts';

test('the league tells its kind, its clock and its day', async () => {
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

test("the data notice is the upstream's own once it has answered", async () => {
  const { app } = await startTestApp();
  await app.inject('/api/games');
  expect((await app.inject('/api/league')).json()).toMatchObject({ copyright: 'Invented notice' });
});

test('every league but the real one says what it is', () => {
  expect(leagueNotice({ kind: 'mlb', isStandIn: false })).toBeNull();
  expect(leagueNotice({ kind: 'simulated', isStandIn: true })).toMatch(/does not answer.*simulated/);
  expect(leagueNotice({ kind: 'simulated', isStandIn: false })).toMatch(/^This is a simulated/);
  expect(leagueNotice({ kind: 'recorded', isStandIn: false })).toMatch(/^Recorded/);
});
