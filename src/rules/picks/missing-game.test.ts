import { expect, test } from 'vitest';
import { stateOfMissingGame } from './missing-game.ts';
import { firstPitch, gameAfter } from './testing/game-after.ts';

const hour = 3_600_000;

test.each([
  ['a scheduled game, 13 hours after its start', 'open', firstPitch, 13, 'void'],
  ['a scheduled game, 11 hours after its start', 'open', firstPitch, 11, 'open'],
  ['a game whose start was never known, on its day', 'open', null, 12, 'open'],
  ['a game whose start was never known, two days later', 'open', null, 48, 'void'],
  ['a game in progress', 'live', firstPitch, 48, 'live'],
  ['a game that is over', 'final', firstPitch, 48, 'final'],
] as const)('%s, that is missing from the schedule', (_, phase, startsAt, hours, expected) => {
  const game = gameAfter([{ phase, startsAt, away: 1, home: 2 }, -60]);
  expect(stateOfMissingGame(game, firstPitch + hours * hour).phase).toBe(expected);
});
