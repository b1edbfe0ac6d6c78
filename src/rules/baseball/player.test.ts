import { expect, test } from 'vitest';
import { isEstablished } from './player.ts';

test.each([
  [null, '2026-07-01', false],
  ['2026-04-01', '2026-07-01', false],
  ['2025-07-01', '2026-06-30', false],
  ['2025-07-01', '2026-07-01', true],
  ['2018-03-29', '2026-07-01', true],
])('a player with the debut %s is established on %s: %s', (debut, today, expected) => {
  expect(isEstablished(debut, today)).toBe(expected);
});
