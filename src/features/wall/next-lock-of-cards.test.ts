import { expect, test } from 'vitest';
import { inventedCard } from '#rules/baseball/game/testing/invented-card.ts';
import { nextLockOfCards } from './rules.ts';

const minute = 60_000;
const now = Date.UTC(2026, 6, 18, 16, 0);
const { status } = inventedCard();

function game(gamePk: number, minutes: number, changes: Parameters<typeof inventedCard>[0] = {}) {
  const open = { ...status, phase: 'open' as const, startTimeTbd: false };
  return inventedCard({ gamePk, startsAt: now + minutes * minute, status: open, noPicksReason: null, ...changes });
}

test.each([
  ['the first lock, ten minutes before the start', [game(1, 90), game(2, 30)], { gamePk: 2, minutes: 20 }],
  ['no lock that has passed', [game(1, 10), game(2, 40)], { gamePk: 2, minutes: 30 }],
  ['no game that cannot be picked', [game(1, 30, { noPicksReason: 'spring training' })], null],
  ['no live game', [game(1, 30, { status: { ...status, phase: 'live' } })], null],
  ['nothing on a day off', [], null],
])('the next lock is %s', (_, cards, expected) => {
  const next = nextLockOfCards(cards, now);
  expect(next && { gamePk: next.card.gamePk, minutes: (next.locksAt - now) / minute }).toEqual(expected);
});
