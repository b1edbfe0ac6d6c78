import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('the default is the simulated league in real time on a free port', () =>
  expect(readSettings({ LEAGUE: '', PATH: '/bin' })).toEqual({
    recordedFolder: null,
    seed: 'called-shot',
    now: null,
    openingDay: null,
    speed: 1,
    port: 0,
    host: '127.0.0.1',
  }));

test('a folder, a time, a speed and a port are read', () => {
  const settings = readSettings({
    LEAGUE: 'recorded:../recordings',
    LEAGUE_NOW: '2030-06-01T18:00:00Z',
    LEAGUE_SPEED: '60',
    LEAGUE_PORT: '4000',
  });
  expect(settings).toMatchObject({
    recordedFolder: '../recordings',
    now: Date.UTC(2030, 5, 1, 18),
    speed: 60,
    port: 4000,
  });
});

test.each([
  [{ LEAGUE: 'fantasy' }, /^LEAGUE: must be/],
  [{ LEAGUE_NOW: 'yesterday' }, /^LEAGUE_NOW/],
  [{ LEAGUE_SPEED: '-1' }, /^LEAGUE_SPEED/],
  [{ LEAGUE_SPEED: '0.009' }, /^LEAGUE_SPEED/],
  [{ LEAGUE_SPEED: '1e-300' }, /^LEAGUE_SPEED/],
  [{ LEAGUE_PORT: '99999' }, /^LEAGUE_PORT/],
])('%j is rejected with the name of the setting', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
