import { expect, test, describe } from 'vitest';
import type { GameCard } from '../baseball/game/game-card.ts';
import { inventedCard, inventedStatus } from '../baseball/game/testing/invented-card.ts';
import { formatMinutes, lockLeadMs, lockLeadText, scheduledLock, isOpenAt, locksAt } from './lock.ts';

const firstPitch = Date.parse('2026-07-18T23:10:00Z');
const minute = 60_000;

test('the lock of a game that is not stored is the lead before the first pitch, and null without a start', () => {
  expect(scheduledLock(firstPitch)).toBe(firstPitch - lockLeadMs);
  expect(scheduledLock(null)).toBeNull();
});

test('the texts name the lead of the specification', () => {
  expect(lockLeadMs).toBe(10 * minute);
  expect(lockLeadText).toBe('ten minutes');
});

test.each([
  [5, 'five minutes'],
  [10, 'ten minutes'],
  [15, 'fifteen minutes'],
  [20, 'twenty minutes'],
  [30, 'thirty minutes'],
  [7, '7 minutes'],
])('%i minutes are written as %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text));

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
