import { expect, test } from 'vitest';
import type { OpenLeague } from '#server/league-process/open-league.ts';
import { realClock } from '#server/clock.ts';
import { readWorkerLeague, workerEnvironment } from './worker-league.ts';

const league: OpenLeague = {
  shown: { kind: 'simulated', isStandIn: true, simulatedFans: 20 },
  statsApiUrl: 'http://127.0.0.1:9',
  savantUrl: 'http://127.0.0.1:9',
  clock: realClock,
  clockSetting: { realStart: Date.now(), leagueStart: Date.UTC(2031, 5, 1), speed: 10_000 },
  seed: 'one',
  openingDay: '2031-03-27',
  process: null,
};

test('a worker has the league of the first process, with its time', () => {
  const worker = readWorkerLeague(workerEnvironment(league));
  expect(worker).toMatchObject({ ...league, clock: expect.anything() });
  expect(worker?.clock.now()).toBeGreaterThanOrEqual(Date.UTC(2031, 5, 1));
  expect(worker?.clock.now()).toBeLessThan(Date.UTC(2031, 5, 2));
});

test('a worker of the real league has the real time', () => {
  expect(readWorkerLeague(workerEnvironment({ ...league, clockSetting: null }))?.clock).toBe(realClock);
});

test('another process is not a worker', () => {
  expect(readWorkerLeague({ PATH: '/bin' })).toBeNull();
});
