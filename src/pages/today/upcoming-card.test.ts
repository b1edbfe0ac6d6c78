import { describe, expect, test } from 'vitest';
import { card, liveCard, minutes, noon } from '#app/testing/invented-games.ts';
import { lockLeadMs } from '#rules/picks/lock.ts';
import { nextToPreview, previewAt } from './upcoming-card.tsx';

describe('preview mode', () => {
  test('begins when picking closes', () => expect(previewAt(card())).toBe(noon - lockLeadMs));

  test('has no start time while the start of the game is to be decided', () => {
    expect(previewAt(card({ startsAt: null }))).toBeNull();
    expect(previewAt(card({ status: { ...card().status, startTimeTbd: true } }))).toBeNull();
  });

  test('is entered next by the earliest game that has not entered it', () => {
    const games = [card({ gamePk: 1, startsAt: noon + minutes(30) }), card({ gamePk: 2 }), liveCard({ gamePk: 3 })];
    expect(nextToPreview(games, noon - minutes(11))?.game.gamePk).toBe(2);
    expect(nextToPreview(games, noon - minutes(10))?.game.gamePk).toBe(1);
    expect(nextToPreview(games, noon + minutes(30))).toBeNull();
  });
});
