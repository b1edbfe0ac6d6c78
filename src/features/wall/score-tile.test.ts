import { expect, test } from 'vitest';
import type { GameStatus } from '#rules/baseball/game/model.ts';
import { inventedCard, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { hideResult } from '#rules/viewer/hide-result.ts';
import { tileOfCard } from './rules.ts';

const state = (phase: GameStatus['phase'], text: string, detail: GameStatus['detail'] = null) =>
  inventedStatus(phase, { text, detail });

const startsAt = Date.UTC(2026, 6, 18, 16, 0);
const { teams } = inventedCard();
const score = { away: { ...teams.away, score: 3 }, home: { ...teams.home, score: 5 } };
const played = { inning: 7, inningState: 'Bottom', scheduledInnings: 9, startsAt, teams: score } as const;
const bases = { first: 11, second: null, third: null };
const live = inventedCard({ ...played, status: state('live', 'In Progress'), bases, balls: 2, strikes: 1, outs: 0 });

test.each([
  ['a live game', live, { headline: 'Bottom 7th', startsAt: null, isLive: true, note: null }],
  [
    'a review',
    { ...live, status: state('live', 'Review', 'review') },
    { headline: 'Bottom 7th', note: 'Under review' },
  ],
  ['a final', inventedCard({ ...played, inning: 10, status: state('final', 'Final') }), { headline: 'Final/10' }],
  ['a tie', inventedCard({ ...played, status: state('void', 'Final: Tied', 'tied') }), { headline: 'Final: Tied' }],
  ['a game to come', inventedCard({ startsAt, status: state('open', 'Scheduled') }), { headline: null, startsAt }],
  [
    'a game without a start time',
    inventedCard({ startsAt, status: { ...state('open', 'Scheduled'), startTimeTbd: true } }),
    { headline: 'Time to be decided', startsAt: null },
  ],
  [
    'a postponed game',
    inventedCard({ startsAt, status: state('void', 'Postponed: Rain', 'postponed') }),
    { headline: 'Postponed' },
  ],
])('the headline of %s', (_, card, expected) => expect(tileOfCard(card)).toMatchObject(expected));

test('a live game has its score, count and bases', () =>
  expect(tileOfCard(live)).toMatchObject({
    away: { score: 3 },
    home: { score: 5 },
    situation: { bases, balls: 2, strikes: 1, outs: 0 },
  }));

test('a card whose result is hidden has neither score nor situation', () =>
  expect(tileOfCard(hideResult(live, 'Hidden by your delay'))).toMatchObject({
    headline: 'Hidden by your delay',
    away: { score: null },
    home: { score: null },
    situation: null,
  }));

test('a card with its state, but without its score, has no score', () => {
  const hidden = { away: { ...teams.away, score: null }, home: { ...teams.home, score: null } };
  expect(tileOfCard({ ...live, teams: hidden })).toMatchObject({ away: { score: null }, home: { score: null } });
});
