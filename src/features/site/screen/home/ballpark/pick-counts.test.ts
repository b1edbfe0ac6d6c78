import { expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard } from '#rules/baseball/game/testing/invented-card.ts';
import { ownPick } from '#app/testing/invented-pick.ts';
import { countPicks } from './pick-counts.ts';

const noon = Date.UTC(2031, 5, 1, 16);
const hour = 3_600_000;
const minutes = 60_000;

const at = (gamePk: number, startsAt: number): GameCard => inventedCard({ gamePk, startsAt });

const games = [at(1, noon + hour), at(2, noon + 2 * hour), at(3, noon + 5 * minutes)];

test('a game can be picked until ten minutes before its first pitch, unless it is picked already', () => {
  expect(countPicks(games, { date: '2031-06-01', games: [], picks: [ownPick({ gamePk: 1 })] }, noon)).toEqual({
    toPick: 1,
    nextLock: noon + 2 * hour - 10 * minutes,
    live: 0,
    called: 1,
  });
});

test('the lock time of the server overrides the computed one', () => {
  const known = [{ gamePk: 1, locksAt: noon - 1, isOpen: false, crowd: null }];
  expect(
    countPicks(games, { date: '2031-06-01', games: known, picks: [ownPick({ gamePk: 9, state: 'live' })] }, noon),
  ).toMatchObject({
    toPick: 1,
    live: 1,
  });
});

test('a day without games has nothing to pick', () => {
  expect(countPicks([], { date: '2031-06-01', games: [], picks: [] }, noon)).toEqual({
    toPick: 0,
    nextLock: null,
    live: 0,
    called: 0,
  });
});
