import { expect, test } from 'vitest';
import { daysOf, timesBegun, timesOfSeason } from './time-of-season.ts';

const season = { season: '2030', today: '2030-06-15' };

test.each([
  [undefined, null],
  ['30', { from: '2030-05-16', to: '2030-06-15' }],
  ['7', { from: '2030-06-08', to: '2030-06-15' }],
  ['april', { from: '2030-03-01', to: '2030-04-30' }],
  ['june', { from: '2030-06-01', to: '2030-06-15' }],
  ['september', { from: '2030-09-01', to: '2030-10-31' }],
] as const)('%s are the days %j', (time, days) => {
  expect(daysOf(time, season)).toEqual(days);
});

test('the months that have begun and the last days can be chosen, of an earlier season only the months', () => {
  const idsOf = (year: string) => timesBegun(year, season.today).map(({ id }) => id);
  expect(idsOf('2030')).toEqual(['30', '7', 'april', 'may', 'june']);
  expect(idsOf('2029')).toEqual(timesOfSeason.slice(2));
});
