import { expect, test } from 'vitest';
import { featuredGame } from './featured-game.ts';
import type { GameCard } from './game-card.ts';
import { inventedCard, inventedClub, inventedStatus } from './testing/invented-card.ts';

const live = (gamePk: number, away: number, home: number, inning: number | null): GameCard =>
  inventedCard({
    gamePk,
    status: inventedStatus('live'),
    inning,
    teams: { away: inventedClub(110, away), home: inventedClub(121, home) },
  });
const open = (gamePk: number, startsAt: number | null): GameCard => inventedCard({ gamePk, startsAt });
const final = (gamePk: number, startsAt: number): GameCard =>
  inventedCard({ gamePk, startsAt, status: inventedStatus('final'), inning: 9 });

test('the closest live game is featured; of equally close ones the one in the later inning', () => {
  expect(featuredGame([open(1, 5), live(2, 7, 1, 8), live(3, 2, 3, 2), live(4, 4, 3, 7), final(5, 1)])?.gamePk).toBe(4);
});

test('without a live game it is the game with the next first pitch, a known time before an unknown one', () => {
  expect(featuredGame([final(5, 1), open(7, null), open(6, 9), open(8, 5)])?.gamePk).toBe(8);
  expect(featuredGame([live(9, 0, 0, null), open(7, null)])?.gamePk).toBe(7);
});

test('after the last out it is the game that began last, and null without games', () => {
  expect(
    featuredGame([final(5, 1), final(6, 9), inventedCard({ gamePk: 7, status: inventedStatus('void') })])?.gamePk,
  ).toBe(6);
  expect(featuredGame([])).toBeNull();
});
