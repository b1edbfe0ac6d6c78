import { describe, expect, test } from 'vitest';
import type { RunnerMove, RunnerStep } from '#rules/baseball/game/event.ts';
import { move, out } from '#rules/baseball/game/testing/play-script.ts';
import { chainOf, notationOf, type FinishedPlay } from './notation.ts';

const outBy = (fielders: number[], number = 1, from: RunnerMove['from'] = null): RunnerMove => ({
  ...out(from === null ? 1 : 1 + from, from),
  out: { at: null, number, fielders, cause: null },
});

const safeBy = (...steps: RunnerStep[]): RunnerMove => ({ ...move(1, null, 1), steps });

const notation = (event: string, moves: RunnerMove[], more: Partial<FinishedPlay> = {}): string => {
  const { text, below, isBackward } = notationOf({ event, moves, isCalled: false, trajectory: null, ...more });
  return `${isBackward ? 'backward ' : ''}${text}${below === null ? '' : ` ${below}`}`;
};

describe('the notation of an out', () => {
  test.each([
    ['Strikeout', [outBy([2])], 'K'],
    ['Strikeout', [outBy([2, 3])], 'K 2-3'],
    ['Strikeout Double Play', [outBy([2]), outBy([2, 6], 2, 1)], 'K DP'],
    ['Groundout', [outBy([6, 3])], '6-3'],
    ['Groundout', [outBy([6, 4, 3])], '6-4-3'],
    ['Groundout', [outBy([3])], 'G3'],
    ['Bunt Groundout', [outBy([1, 3])], '1-3'],
    ['Flyout', [outBy([8])], 'F8'],
    ['Lineout', [outBy([6])], 'L6'],
    ['Pop Out', [outBy([4])], 'P4'],
    ['Bunt Pop Out', [outBy([2])], 'P2'],
    ['Sac Fly', [outBy([9]), move(2, 3, 'home')], 'F9 SF'],
    ['Sac Bunt', [outBy([1, 4]), move(2, 1, 2)], '1-4 SAC'],
    ['Grounded Into DP', [outBy([6, 4], 1, 1), outBy([4, 3], 2)], '6-4-3 DP'],
    ['Grounded Into DP', [outBy([4, 3], 2), outBy([6, 4], 1, 1)], '6-4-3 DP'],
    ['Grounded Into TP', [outBy([5], 1, 2), outBy([5, 4], 2, 1), outBy([4, 3], 3)], '5-4-3 TP'],
    ['Double Play', [outBy([6]), outBy([6, 3], 2, 1)], 'L6 DP'],
    ['Batter Interference', [outBy([2])], '2U'],
  ])('%s is %s', (event, moves, expected) => {
    expect(notation(event, moves, event === 'Double Play' ? { trajectory: 'line drive' } : {})).toBe(expected);
  });

  test('is a backward K when the last strike was called', () =>
    expect(notation('Strikeout', [outBy([2])], { isCalled: true })).toBe('backward K'));

  test.each([
    ['Strikeout', 'K'],
    ['Groundout', 'G'],
    ['Flyout', 'F'],
    ['Lineout', 'L'],
    ['Pop Out', 'P'],
    ['Sac Fly', 'F SF'],
    ['Sac Bunt', 'G SAC'],
    ['Play', 'Out'],
  ])('%s without fielders is %s', (event, expected) => expect(notation(event, [out(1, null)])).toBe(expected));
});

describe('the notation of a batter who reaches base', () => {
  test.each([
    ['Single', [move(1, null, 1)], '1B'],
    ['Double', [move(1, null, 2)], '2B'],
    ['Triple', [move(1, null, 3)], '3B'],
    ['Home Run', [move(1, null, 'home')], 'HR'],
    ['Walk', [move(1, null, 1)], 'BB'],
    ['Intent Walk', [move(1, null, 1)], 'IBB'],
    ['Hit By Pitch', [move(1, null, 1)], 'HBP'],
    ['Catcher Interference', [move(1, null, 1)], 'CI'],
    ['Field Error', [safeBy({ to: 1, cause: 'E', error: 5 })], 'E5'],
    ['Field Error', [move(1, null, 1)], 'E'],
    ['Forceout', [outBy([6, 4], 1, 1), move(1, null, 1)], 'FC'],
    ['Fielders Choice', [move(1, null, 1), move(2, 3, 'home')], 'FC'],
    ['Fielders Choice Out', [outBy([6, 5], 1, 2), move(1, null, 1)], 'FC'],
    ['Sac Bunt', [move(1, null, 1), move(2, 1, 2)], 'SAC'],
    ['Strikeout', [safeBy({ to: 1, cause: 'WP' })], 'K WP'],
    ['Strikeout', [safeBy({ to: 1, cause: 'PB' })], 'K PB'],
    ['Strikeout', [safeBy({ to: 1, cause: 'E', error: 2 })], 'K E2'],
    ['Single', [{ ...outBy([7, 4]), steps: [{ to: 1, cause: null }] } satisfies RunnerMove], '1B'],
  ])('%s with %j is %s', (event, moves, expected) => expect(notation(event, moves)).toBe(expected));

  test('names of events can have the upstream’s other form', () => {
    expect([notation('home_run', [move(1, null, 'home')]), notation('sac_fly', [outBy([8])])]).toEqual(['HR', 'F8 SF']);
  });
});

test('a fielder who makes two plays in a row is written once', () => {
  expect([chainOf([6, 4, 4, 3]), chainOf([2, 6, 2]), chainOf([])]).toEqual(['6-4-3', '2-6-2', '']);
});
