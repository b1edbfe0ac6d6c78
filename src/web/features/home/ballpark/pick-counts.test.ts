import { expect, test } from 'vitest';
import type { OwnPick } from '#contract/predictions.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { inventedCard } from '#domain/game/testing/invented-card.ts';
import { countPicks } from './pick-counts.ts';

const noon = Date.UTC(2031, 5, 1, 16);
const hour = 3_600_000;
const minutes = 60_000;

const at = (gamePk: number, startsAt: number): GameCard => inventedCard({ gamePk, startsAt });

const pick = (gamePk: number, state: OwnPick['state']): OwnPick => ({
  gamePk,
  officialDate: '2031-06-01',
  winnerId: 1,
  loserId: 2,
  winnerName: null,
  loserName: null,
  state,
  madeAt: 0,
  changedAt: 0,
  startsAt: null,
  locksAt: null,
  streakBefore: null,
  streakAfter: null,
  bases: null,
  lastEvent: { at: 0, kind: 'made', text: '' },
});

const games = [at(1, noon + hour), at(2, noon + 2 * hour), at(3, noon + 5 * minutes)];

test('a game can be picked until ten minutes before its first pitch, unless it is picked already', () => {
  expect(countPicks(games, { date: '2031-06-01', games: [], picks: [pick(1, 'open')] }, noon)).toEqual({
    toPick: 1,
    nextLock: noon + 2 * hour - 10 * minutes,
    live: 0,
    called: 1,
  });
});

test('the lock time of the server overrides the computed one', () => {
  const known = [{ gamePk: 1, locksAt: noon - 1, isOpen: false, crowd: null }];
  expect(countPicks(games, { date: '2031-06-01', games: known, picks: [pick(9, 'live')] }, noon)).toMatchObject({
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
