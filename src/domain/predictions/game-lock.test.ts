import { describe, expect, test } from 'vitest';
import type { GameCard } from '../game/game-card.ts';
import { inventedCard } from '../game/testing/invented-card.ts';
import { isOpenAt, locksAt } from './game-lock.ts';

const noon = Date.UTC(2026, 6, 18, 16, 0);
const minutes = (count: number): number => count * 60_000;
const scheduled: GameCard['status'] = {
  phase: 'open',
  detail: null,
  words: 'Scheduled',
  reason: null,
  startTimeTbd: false,
};
const inProgress: GameCard['status'] = { ...scheduled, phase: 'live', detail: null, words: 'In Progress' };
const card = (changes: Partial<GameCard> = {}) => inventedCard({ startsAt: noon, status: scheduled, ...changes });

const known = { gamePk: 1, locksAt: noon - minutes(30), isOpen: true, crowd: null };

describe('the lock of a card', () => {
  test('is ten minutes before the start until the server says otherwise', () => {
    expect(locksAt(card(), undefined)).toBe(noon - minutes(10));
    expect(locksAt(card(), known)).toBe(noon - minutes(30));
  });

  test('is unknown while the start is to be decided', () => {
    expect(locksAt(card({ status: { ...scheduled, startTimeTbd: true } }), undefined)).toBeNull();
  });

  test.each([
    ['open before it', card(), undefined, noon - minutes(11), true],
    ['closed from its instant on', card(), undefined, noon - minutes(10), false],
    ['closed when the server has closed it', card(), { ...known, isOpen: false }, noon - minutes(60), false],
    ['closed once the game is under way', card({ status: inProgress }), undefined, noon - minutes(60), false],
    ['open by state alone without a start', card({ startsAt: null }), undefined, noon + minutes(60), true],
  ] as const)('leaves it %s', (_, game, picks, now, isOpen) => {
    expect(isOpenAt(game, picks, now)).toBe(isOpen);
  });
});
