import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import type { GameStatus, InningState, Phase } from './model.ts';
import {
  hasScore,
  battingSide,
  hasStarted,
  isBetweenInnings,
  isCalledOff,
  isDelayed,
  isSuspended,
  isLive,
  isOver,
  isPickable,
  isPostponed,
  isTied,
  isUnplayedHalf,
  isWarmup,
  winningSide,
} from './predicates.ts';
import { inventedCard, inventedClub, inventedStatus } from './testing/invented-card.ts';
import { inventedLog } from './testing/invented-game.ts';

const game = (phase: Phase, detail: GameStatus['detail'] = null) => ({
  status: { phase, text: '', detail, reason: null, startTimeTbd: false },
});

const all = { isLive, isTied, isOver, isPickable, isSuspended, isCalledOff, isPostponed, isDelayed, isWarmup };

test.each<[Phase, GameStatus['detail'], (keyof typeof all)[]]>([
  ['open', null, ['isPickable']],
  ['open', 'delayed', ['isPickable', 'isDelayed']],
  ['open', 'warmup', ['isPickable', 'isWarmup']],
  ['live', null, ['isLive']],
  ['live', 'delayed', ['isLive', 'isDelayed']],
  ['held', null, ['isSuspended']],
  ['final', null, ['isOver']],
  ['final', 'tied', ['isTied', 'isOver']],
  ['void', 'postponed', ['isCalledOff', 'isPostponed']],
  ['void', 'canceled', ['isCalledOff']],
  ['unknown', null, []],
])('the predicates of a game phase %s, detail %s', (phase, detail, expected) => {
  const holds = Object.entries(all).filter(([, is]) => is(game(phase, detail)));
  expect(holds.map(([name]) => name)).toEqual(Object.keys(all).filter((name) => expected.some((one) => one === name)));
});

test.each<[InningState | null, 'away' | 'home' | null, boolean]>([
  ['Top', 'away', false],
  ['Middle', 'home', true],
  ['Bottom', 'home', false],
  ['End', 'away', true],
  [null, null, false],
])('in the state %s the side at bat, or next at bat, is %s', (inningState, side, isBetween) => {
  expect(battingSide({ inningState })).toBe(side);
  expect(isBetweenInnings({ inningState })).toBe(isBetween);
});

const totals = (away: number, home: number) => ({
  away: { runs: away, hits: 0, errors: 0 },
  home: { runs: home, hits: 0, errors: 0 },
});

test.each<[Phase, GameStatus['detail'], number, number, 'away' | 'home' | null]>([
  ['final', null, 3, 2, 'away'],
  ['final', null, 1, 4, 'home'],
  ['final', null, 2, 2, null],
  ['final', 'tied', 2, 2, null],
  ['live', null, 5, 0, null],
])('phase %s, detail %s, score %i to %i: the winner is %s', (phase, detail, away, home, winner) => {
  expect(winningSide({ ...game(phase, detail), totals: totals(away, home) })).toBe(winner);
});

test('only the bottom of the last inning of a final game is an unplayed half', () => {
  const lineScore = [
    { number: 8, away: 0, home: 2 },
    { number: 9, away: 1, home: null },
  ];
  const view = { ...fold(inventedLog([]), Infinity), ...game('final'), lineScore };
  expect(isUnplayedHalf(view, 9, 'home')).toBe(true);
  expect(isUnplayedHalf(view, 9, 'away')).toBe(false);
  expect(isUnplayedHalf(view, 8, 'home')).toBe(false);
  expect(isUnplayedHalf({ ...view, ...game('live') }, 9, 'home')).toBe(false);
  expect(hasStarted(view)).toBe(false);
});

test.each<[Phase, number | null, number | null, number | null, boolean]>([
  ['final', 9, 3, 2, true],
  ['final', null, 0, 9, true],
  ['final', null, null, 9, false],
  ['held', null, 2, 0, true],
  ['held', null, 0, 0, false],
  ['live', 1, 0, 0, true],
  ['void', null, 0, 0, false],
  ['open', null, null, null, false],
])('a card of phase %s, inning %s, with %s and %s runs has a score: %s', (phase, inning, away, home, expected) => {
  const teams = { away: inventedClub(1, away), home: inventedClub(2, home) };
  expect(hasScore(inventedCard({ status: inventedStatus(phase), inning, teams }))).toBe(expected);
});
