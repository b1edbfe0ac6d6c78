import { describe, expect, test } from 'vitest';
import { card, finished, liveCard, minutes, noon, postponed } from '../testing/invented-games.ts';
import { cardToStoredGame } from './to-stored-game.ts';

const sight = { seenAt: noon + minutes(12), zone: 'America/New_York' };

describe('a stored game', () => {
  test('has the score and the inning of a live game', () => {
    const seen = cardToStoredGame(liveCard(), sight);
    expect(seen).toMatchObject({ words: 'Bot 7', seenAt: noon + minutes(12), day: 'Saturday, July 18' });
    expect([typeof seen.away.runs, typeof seen.home.runs]).toEqual(['number', 'number']);
  });

  test('has the start of a scheduled game in the zone of the browser, without a score', () => {
    const { words, away } = cardToStoredGame(card(), sight);
    expect({ words, runs: away.runs }).toEqual({ words: '12:00 PM', runs: null });
    expect(cardToStoredGame(card({ status: { ...card().status, startTimeTbd: true } }), sight).words).toBe('TBD');
  });

  test.each([
    ['Final', card({ status: finished, inning: 9 })],
    ['Final/10', card({ status: finished, inning: 10 })],
    ['Postponed', card({ status: postponed })],
  ])('has the state %s', (words, game) => {
    expect(cardToStoredGame(game, sight).words).toBe(words);
  });
});
