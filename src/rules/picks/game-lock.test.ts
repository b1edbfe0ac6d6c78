import { describe, expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { isOpenAt, locksAt, stateOfMissingGame } from './game-lock.ts';
import { firstPitch, gameAfter } from './testing/game-after.ts';

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

  test('is null while the start is to be determined', () => {
    expect(locksAt(card({ status: { ...scheduled, startTimeTbd: true } }), undefined)).toBeNull();
  });

  test.each([
    ['open before the lock time', card(), undefined, noon - minutes(11), true],
    ['closed from the lock time on', card(), undefined, noon - minutes(10), false],
    ['closed when the server has closed it', card(), { ...stored, isOpen: false }, noon - minutes(60), false],
    ['closed once the game is under way', card({ status: inProgress }), undefined, noon - minutes(60), false],
    ['open by its status alone without a start', card({ startsAt: null }), undefined, noon + minutes(60), true],
  ] as const)('is %s', (_, game, picks, now, isOpen) => {
    expect(isOpenAt(game, picks, now)).toBe(isOpen);
  });
});

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
