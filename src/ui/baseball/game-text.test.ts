import { describe, expect, test } from 'vitest';
import { card, postponed, suspended } from '#app/testing/invented-games.ts';
import { describeOrigin, describePostponement } from './game-text.ts';

describe('the texts of a card', () => {
  test('contain the reason and the make-up day of a postponed game', () => {
    const game = card({ status: postponed, rescheduledTo: '2026-08-04' });
    expect(describePostponement(game)).toBe('Rain. Made up Tuesday, August 4.');
    expect(describePostponement(card({ status: postponed }))).toBe('Rain. No make-up date yet.');
  });

  test('contain the inning in which a suspended game stopped and the day it resumes', () => {
    const game = card({ status: suspended, inning: 6, inningState: 'Bottom', resumesOn: '2026-07-19' });
    expect(describePostponement(game)).toBe('Rain, stopped in the bottom 6th. Resumes Sunday, July 19.');
    expect(describePostponement(card({ status: suspended }))).toBe('Rain. No day to resume yet.');
  });

  test('name the original day of a game from another day', () => {
    expect(describeOrigin(card(), '2026-07-18')).toBeNull();
    expect(describeOrigin(card({ rescheduledFrom: '2026-07-10' }), '2026-07-18')).toBe('From Friday, July 10');
    expect(describeOrigin(card({ officialDate: '2026-07-17' }), '2026-07-18')).toBe('Since Friday, July 17');
  });
});
