import { describe, expect, test } from 'vitest';
import { card, finished, inProgress, liveCard, postponed, suspended } from '../../testing/invented-games.ts';
import { inningText, lengthText, liveText, originText, setAsideText, setAsideWord } from './game-words.ts';

describe('the words of a card', () => {
  test('tell the inning, or nothing before the first', () => {
    expect(inningText(liveCard())).toBe('Bottom 7th');
    expect(inningText(card())).toBeNull();
  });

  test.each([
    ['Bottom 7th', liveCard()],
    ['Delayed: Rain, Bottom 7th', liveCard({ status: { ...inProgress, code: 'IR', words: 'Delayed: Rain' } })],
    ['Warmup', card({ status: { ...inProgress, code: 'PW', words: 'Warmup' } })],
  ])('say %s of a live game', (text, game) => {
    expect(liveText(game)).toBe(text);
  });

  test.each([
    [9, 'F'],
    [10, 'F/10'],
    [5, 'F/5'],
    [null, 'F'],
  ])('mark a game of %s innings as %s', (inning, text) => {
    expect(lengthText(card({ status: finished, inning }))).toBe(text);
  });

  test('give a postponed game its reason and its make-up day', () => {
    const game = card({ status: postponed, rescheduledTo: '2026-08-04' });
    expect(setAsideWord(game)).toBe('Postponed');
    expect(setAsideText(game)).toBe('Rain. Made up Tuesday, August 4.');
    expect(setAsideText(card({ status: postponed }))).toBe('Rain. No make-up date yet.');
  });

  test('give a suspended game where it stopped and when it resumes', () => {
    const game = card({ status: suspended, inning: 6, inningState: 'Bottom', resumesOn: '2026-07-19' });
    expect(setAsideText(game)).toBe('Rain, stopped in the bottom 6th. Resumes Sunday, July 19.');
    expect(setAsideText(card({ status: suspended }))).toBe('Rain. No day to resume yet.');
  });

  test('tell where a game of another day comes from', () => {
    expect(originText(card(), '2026-07-18')).toBeNull();
    expect(originText(card({ rescheduledFrom: '2026-07-10' }), '2026-07-18')).toBe('From Friday, July 10');
    expect(originText(card({ officialDate: '2026-07-17' }), '2026-07-18')).toBe('Since Friday, July 17');
  });
});
