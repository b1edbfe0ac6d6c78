import { describe, expect, test } from 'vitest';
import { card, finished, liveCard, minutes, noon, postponed } from '../testing/invented-games.ts';
import { cardToStoredGame } from './to-stored-game.ts';

const visit = { seenAt: noon + minutes(12), zone: 'America/New_York' };

describe('a stored game', () => {
  test('has the score and the inning of a live game', () => {
    const seen = cardToStoredGame(liveCard(), visit);
    expect(seen).toMatchObject({ text: 'Bot 7', seenAt: noon + minutes(12), day: 'Saturday, July 18' });
    expect([typeof seen.away.runs, typeof seen.home.runs]).toEqual(['number', 'number']);
  });

  test('has the start of a scheduled game in the zone of the browser, without a score', () => {
    const { text, away } = cardToStoredGame(card(), visit);
    expect({ text, runs: away.runs }).toEqual({ text: '12:00 PM', runs: null });
    expect(cardToStoredGame(card({ status: { ...card().status, startTimeTbd: true } }), visit).text).toBe('TBD');
  });

  test.each([
    ['Final', card({ status: finished, inning: 9 })],
    ['Final/10', card({ status: finished, inning: 10 })],
    ['Postponed', card({ status: postponed })],
  ])('has the state %s', (text, game) => {
    expect(cardToStoredGame(game, visit).text).toBe(text);
  });
});
