import { expect, test } from 'vitest';
import type { Phase } from './model.ts';
import { orderGames } from './order-games.ts';
import { inventedCard } from './testing/invented-card.ts';

const card = (gamePk: number, phase: Phase, startsAt: number | null, startTimeTbd = false) =>
  inventedCard({ gamePk, startsAt, status: { phase, text: '', detail: null, reason: null, startTimeTbd } });

test('live games come first, then upcoming and ended ones; an unknown start time comes last', () => {
  const games = [
    card(1, 'void', 1),
    card(2, 'final', 1),
    card(3, 'open', 5, true),
    card(4, 'open', 9),
    card(5, 'open', null),
    card(6, 'live', 8),
    card(7, 'live', 2),
    card(8, 'held', 1),
  ];
  expect(orderGames(games).map(({ gamePk }) => gamePk)).toEqual([7, 6, 8, 4, 3, 5, 2, 1]);
});
