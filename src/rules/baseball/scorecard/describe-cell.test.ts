import { describe, expect, test } from 'vitest';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import {
  end,
  move,
  out,
  pitch,
  play,
  runners,
  start,
  timed,
  type Untimed,
} from '#rules/baseball/game/testing/play-script.ts';
import { describeCell } from './describe-cell.ts';
import { scorecardAt } from './scorecard-at.ts';

const single = play(0, [1, 'top'], 101, 'Single', move(101, null, 1));
const next = start(1, 1, 'top', 102, 210);

const words = (...events: Untimed[]): string[] =>
  scorecardAt(inventedLog(timed(events))).away.cells.map((cell) => describeCell(cell, 'Ada'));

describe('a cell in words', () => {
  test('has the result and the way of the runner', () => {
    const [cell] = words(
      ...single,
      next,
      runners({ ...move(101, 1, 2), steps: [{ to: 2, cause: 'SB' }] }),
      runners({ ...move(101, 2, 3), steps: [{ to: 3, cause: 'E', error: 5 }] }),
      runners(move(101, 3, 'home')),
    );
    expect(cell).toBe(
      '101: Single. Stole second. To third on an error by the third baseman. Scored on the play of the 2nd batter. Run 1.',
    );
  });

  test('has the number of the out, and where a runner was stopped', () => {
    const caught = { ...out(101, 1), out: { at: 2 as const, number: 1, fielders: [2, 6], cause: 'CS' as const } };
    expect(words(...single, next, runners(caught))[0]).toBe('101: Single. First out at second (CS 2-6).');
    expect(words(...play(0, [1, 'top'], 101, 'Flyout', out(101, null)))[0]).toBe('101: Flyout. First out.');
  });

  test('has the runs batted in', () =>
    expect(words(...play(0, [1, 'top'], 101, 'Home Run', move(101, null, 'home')))[0]).toBe(
      '101: Home Run. Run 1. Drove in 1.',
    ));

  test('of a batter at bat has the count', () =>
    expect(words(start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0))).toEqual(['Ada is at bat: 1-0.']));

  test('of a placed runner and of a batter who leads off again says so', () => {
    const placed: Untimed = { type: 'placedRunner', runnerId: 109, base: 2 };
    expect(
      words(start(0, 10, 'top', 101, 210), placed, runners(out(109, 2)), end('Runner Out', 'Out.', 0, true)),
    ).toEqual([
      'Ada was at bat when it ended and leads off next. Out.',
      'Ada began the inning on second. First out at third.',
    ]);
  });
});
