import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import {
  battingSide,
  hasStarted,
  isBetweenInnings,
  isCalledOff,
  isCancelled,
  isDelayed,
  isFinal,
  isHeld,
  isLive,
  isOver,
  isPickable,
  isPostponed,
  isTied,
  isUnplayedHalf,
  isWarmup,
  winningSide,
} from './predicates.ts';
import { gameStatus } from './status.ts';
import { inventedLog } from './testing/invented-game.ts';
import type { InningState } from './model.ts';

const game = (code: string, words = '') => ({
  status: gameStatus({ code, state: null, words, reason: null, startTimeTbd: false }),
});

const all = {
  isLive,
  isFinal,
  isTied,
  isOver,
  isPickable,
  isHeld,
  isCalledOff,
  isPostponed,
  isCancelled,
  isDelayed,
  isWarmup,
};

describe('what holds of a game', () => {
  test.each<[string, string, (keyof typeof all)[]]>([
    ['S', 'Scheduled', ['isPickable']],
    ['PR', 'Delayed Start: Rain', ['isPickable', 'isDelayed']],
    ['PW', 'Warmup', ['isLive', 'isWarmup']],
    ['I', 'In Progress', ['isLive']],
    ['IR', 'Delayed: Rain', ['isLive', 'isDelayed']],
    ['UR', 'Suspended: Rain', ['isHeld']],
    ['F', 'Final', ['isFinal', 'isOver']],
    ['FT', 'Final: Tied', ['isTied', 'isOver']],
    ['DR', 'Postponed: Rain', ['isCalledOff', 'isPostponed']],
    ['CR', 'Cancelled: Rain', ['isCalledOff', 'isCancelled']],
    ['X', 'Unknown', []],
  ])('%s, %s', (code, words, expected) => {
    const holds = Object.entries(all).filter(([, is]) => is(game(code, words)));
    expect(holds.map(([name]) => name)).toEqual(
      Object.keys(all).filter((name) => expected.some((one) => one === name)),
    );
  });
});

test.each<[InningState | null, 'away' | 'home' | null, boolean]>([
  ['Top', 'away', false],
  ['Middle', 'home', true],
  ['Bottom', 'home', false],
  ['End', 'away', true],
  [null, null, false],
])('in the state %s the side at bat, or coming up, is %s', (inningState, side, isBetween) => {
  expect(battingSide({ inningState })).toBe(side);
  expect(isBetweenInnings({ inningState })).toBe(isBetween);
});

const totals = (away: number, home: number) => ({
  away: { runs: away, hits: 0, errors: 0 },
  home: { runs: home, hits: 0, errors: 0 },
});

test.each([
  ['F', 3, 2, 'away'],
  ['OR', 1, 4, 'home'],
  ['F', 2, 2, null],
  ['FT', 2, 2, null],
  ['I', 5, 0, null],
])('status %s at %i to %i has the winner %s', (code, away, home, winner) => {
  expect(winningSide({ ...game(code), totals: totals(away, home) })).toBe(winner);
});

test('only the home half of the last inning of a finished game goes unplayed', () => {
  const lineScore = [
    { number: 8, away: 0, home: 2 },
    { number: 9, away: 1, home: null },
  ];
  const view = { ...fold(inventedLog([]), Infinity), ...game('F', 'Final'), lineScore };
  expect(isUnplayedHalf(view, 9, 'home')).toBe(true);
  expect(isUnplayedHalf(view, 9, 'away')).toBe(false);
  expect(isUnplayedHalf(view, 8, 'home')).toBe(false);
  expect(isUnplayedHalf({ ...view, ...game('I', 'In Progress') }, 9, 'home')).toBe(false);
  expect(hasStarted(view)).toBe(false);
});
