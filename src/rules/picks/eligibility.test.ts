import { expect, test } from 'vitest';
import { noPicksReason } from './eligibility.ts';

test.each(['season', 'postseason'] as const)('a game of the %s can be picked when both clubs are known', (kind) => {
  expect(noPicksReason(kind, false)).toBeNull();
  expect(noPicksReason(kind, true)).toBe('Picks open when both clubs are known.');
});

test.each([
  ['spring', /^Spring training games/],
  ['exhibition', /^Exhibition games/],
  ['all-star', /^The All-Star Game/],
  ['international', /^International games/],
  ['other', /^This kind of game/],
] as const)('a game of the kind %s cannot be picked, whatever its clubs', (kind, reason) => {
  expect(noPicksReason(kind, false)).toMatch(reason);
  expect(noPicksReason(kind, true)).toMatch(reason);
});
