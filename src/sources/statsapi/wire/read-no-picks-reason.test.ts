import { expect, test } from 'vitest';
import { toGameKind } from './to-game-status.ts';

test.each([
  ['R', 1, 'season'],
  ['R', 22, 'season'],
  ['F', 1, 'postseason'],
  ['D', 1, 'postseason'],
  ['L', 11, 'postseason'],
  ['W', undefined, 'postseason'],
  ['S', 1, 'spring'],
  ['E', 1, 'exhibition'],
  ['A', 1, 'all-star'],
  ['D', 51, 'international'],
  ['E', 51, 'international'],
  ['I', 1, 'other'],
  [undefined, 1, 'season'],
] as const)('the type %s of sport %s is %s', (gameType, sportId, kind) => {
  expect(toGameKind(gameType, sportId)).toBe(kind);
});
