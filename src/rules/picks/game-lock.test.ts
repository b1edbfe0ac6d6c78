import { describe, expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { isOpenAt, locksAt } from './game-lock.ts';

const noon = Date.UTC(2026, 6, 18, 16, 0);
const minutes = (count: number): number => count * 60_000;
const scheduled = inventedStatus('open');
const inProgress = inventedStatus('live');
const card = (changes: Partial<GameCard> = {}) => inventedCard({ startsAt: noon, status: scheduled, ...changes });

const stored = { gamePk: 1, locksAt: noon - minutes(30), isOpen: true, crowd: null };

describe('the lock of a card', () => {
  test('is ten minutes before the start unless the server sent another time', () => {
    expect(locksAt(card(), undefined)).toBe(noon - minutes(10));
    expect(locksAt(card(), stored)).toBe(noon - minutes(30));
  });

  test('is null while the start is to be determined', () =>
    expect(locksAt(card({ status: { ...scheduled, startTimeTbd: true } }), undefined)).toBeNull());

  test.each([
    ['open before the lock time', card(), undefined, noon - minutes(11), true],
    ['closed from the lock time on', card(), undefined, noon - minutes(10), false],
    ['closed when the server has closed it', card(), { ...stored, isOpen: false }, noon - minutes(60), false],
    ['closed once the game is under way', card({ status: inProgress }), undefined, noon - minutes(60), false],
    ['open by its status alone without a start', card({ startsAt: null }), undefined, noon + minutes(60), true],
  ] as const)('is %s', (_, game, picks, now, isOpen) => expect(isOpenAt(game, picks, now)).toBe(isOpen));
});
