import { expect, test } from 'vitest';
import { windBearing, formatWind } from './game-info.tsx';

test.each([
  ['8 mph, Out To CF', 0],
  ['12 mph, L To R', 90],
  ['5 mph, In From RF', 225],
  ['3 mph, R To L', 270],
  ['0 mph, None', null],
  ['4 mph, Varies', null],
])('a wind of %s points to %s degrees', (wind, bearing) => expect(windBearing(wind)).toBe(bearing));

test('a wind keeps the wording of the league, and a game under a roof has no wind', () => {
  expect(formatWind('8 mph, Out To CF')).toBe('8 mph, Out To CF');
  expect(formatWind('0 mph, Calm')).toBe('0 mph, Calm');
  expect(formatWind('0 mph, None')).toBeNull();
});
