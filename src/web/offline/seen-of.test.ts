import { describe, expect, test } from 'vitest';
import { card, finished, liveCard, minutes, noon, postponed } from '../testing/invented-games.ts';
import { seenCard } from './seen-of.ts';

const sight = { seenAt: noon + minutes(12), zone: 'America/New_York' };

describe('what is kept of a game', () => {
  test('is the score and the inning of a live one', () => {
    const seen = seenCard(liveCard(), sight);
    expect(seen).toMatchObject({ words: 'Bot 7', seenAt: noon + minutes(12), day: 'Saturday, July 18' });
    expect([typeof seen.away.runs, typeof seen.home.runs]).toEqual(['number', 'number']);
  });

  test('is the start of one to come, on the viewer’s clock, without a score', () => {
    const { words, away } = seenCard(card(), sight);
    expect({ words, runs: away.runs }).toEqual({ words: '12:00 PM', runs: null });
    expect(seenCard(card({ status: { ...card().status, startTimeTbd: true } }), sight).words).toBe('TBD');
  });

  test.each([
    ['Final', card({ status: finished, inning: 9 })],
    ['Final/10', card({ status: finished, inning: 10 })],
    ['Postponed', card({ status: postponed })],
  ])('says %s', (words, game) => {
    expect(seenCard(game, sight).words).toBe(words);
  });
});
