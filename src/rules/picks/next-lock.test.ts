import { expect, test } from 'vitest';
import { nextLock } from './next-lock.ts';

const game = (gamePk: number, locksAt: number | null, more: { isOpen?: boolean; hasPick?: boolean } = {}) => ({
  gamePk,
  locksAt,
  isOpen: true,
  hasPick: false,
  ...more,
});
const picked = { hasPick: true };

test.each([
  ['of no game', [], null],
  ['is the earliest', [game(1, 300), game(2, 200)], 2],
  ['is of the lower number at the same time', [game(2, 200), game(1, 200)], 1],
  ['is that of a game without a pick', [game(1, 200, picked), game(2, 300)], 2],
  ['is that of a pick if every open game has one', [game(1, 300, picked), game(2, 200, picked)], 2],
  ['is not one that has passed', [game(1, 100), game(2, 200)], 2],
  ['is not of a game that accepts no picks', [game(1, 200, { isOpen: false })], null],
  ['is not of a game without a start time', [game(1, null)], null],
])('the next lock %s', (_, games, expected) => expect(nextLock(games, 100)?.gamePk ?? null).toBe(expected));
