import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('an empty environment is the simulated league in real time at a free port', () => {
  expect(readSettings({ LEAGUE: '', PATH: '/bin' })).toEqual({
    recordedFolder: null,
    seed: 'called-shot',
    now: null,
    openingDay: null,
    speed: 1,
    port: 0,
  });
});

test('a folder, an instant and a speed are read', () => {
  const settings = readSettings({
    LEAGUE: 'recorded:../answers',
    LEAGUE_NOW: '2030-06-01T18:00:00Z',
    LEAGUE_SPEED: '60',
    LEAGUE_PORT: '4000',
  });
  expect(settings).toMatchObject({
    recordedFolder: '../answers',
    now: Date.UTC(2030, 5, 1, 18),
    speed: 60,
    port: 4000,
  });
});

test.each([
  [{ LEAGUE: 'fantasy' }, /^LEAGUE: must be/],
  [{ LEAGUE_NOW: 'yesterday' }, /^LEAGUE_NOW/],
  [{ LEAGUE_SPEED: '-1' }, /^LEAGUE_SPEED/],
  [{ LEAGUE_PORT: '99999' }, /^LEAGUE_PORT/],
])('%j is refused by name', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
