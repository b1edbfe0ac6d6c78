import { describe, expect, test } from 'vitest';
import { plateAppearances } from './fold.ts';
import { judgeCalls } from './judge-calls.ts';
import type { Half, Pitch, PitchResult } from './model.ts';
import { ballRadius } from './strike-zone.ts';
import { inventedLog } from './testing/invented-game.ts';
import { pitchOf, start, timed, type Untimed } from './testing/play-script.ts';

/** The top of the invented zone is 3.4 feet high. */
const edge = 3.4 + ballRadius;

/** A pitch a number of inches above (positive) or within the top of the zone. */
const at = (
  inches: number,
  result: PitchResult,
  balls: number,
  strikes: number,
  facts: Partial<Pitch> = {},
): Untimed => ({
  type: 'pitch',
  pitch: { ...pitchOf(1, result, balls, strikes), x: 0, z: edge + inches / 12, ...facts },
});

const judged = (half: Half, ...pitches: Untimed[]) =>
  judgeCalls(plateAppearances(inventedLog(timed([start(0, 1, half, 101, 210), ...pitches]))));

const challenge = { side: 'away', challenger: null, isOverturned: true } as const;

describe('calls', () => {
  test('that the position confirms are correct', () => {
    const calls = judged('top', at(1, 'ball', 1, 0), at(-1, 'called', 1, 1));
    expect(calls).toMatchObject({ correct: 2, close: 0, missed: [] });
  });

  test('within the measurement error are neither correct nor missed', () => {
    const calls = judged('top', at(0.2, 'called', 0, 1), at(-0.2, 'ball', 1, 1));
    expect(calls).toMatchObject({ correct: 0, close: 2, missed: [] });
  });

  test('beyond it are missed, the worst first', () => {
    const { missed } = judged('top', at(0.5, 'called', 0, 1), at(2, 'called', 0, 2), at(-1, 'ball', 1, 2));
    expect(missed.map(({ call, inches }) => [call, Math.round(inches * 10) / 10])).toEqual([
      ['strike', 2],
      ['ball', 1],
      ['strike', 0.5],
    ]);
  });

  test('are not judged without a position, and swings are not calls', () =>
    expect(
      judged('top', at(3, 'called', 0, 1, { z: null }), at(3, 'swinging', 0, 2), at(3, 'foul', 0, 2)),
    ).toMatchObject({ correct: 0, missed: [] }));
});

describe('the estimated runs', () => {
  test.each([
    ['a ball in the zone favors the batter', 'top', at(-1, 'ball', 1, 0), 'away', 0.08],
    ['and in the bottom half the home club', 'bottom', at(-1, 'ball', 1, 0), 'home', 0.08],
    ['a strike outside the zone favors the pitcher', 'top', at(1, 'called', 0, 1), 'home', 0.08],
    ['a full count is worth most', 'top', at(1, 'called', 3, 3), 'home', 0.62],
    ['a fourth ball is a walk', 'top', at(-1, 'ball', 4, 2), 'away', 0.62],
    ['the count before the pitch decides', 'top', at(1, 'called', 0, 3), 'home', 0.21],
  ] as const)('%s', (_, half, pitch, side, runs) => {
    const { missed, runs: sums } = judged(half, pitch);
    expect(missed[0]).toMatchObject({ side });
    expect(missed[0]?.runs).toBeCloseTo(runs);
    expect(sums[side]).toBeCloseTo(runs);
  });

  test('of an overturned call are none, but the umpire missed it', () => {
    const { missed, runs } = judged('top', at(-1, 'called', 0, 1, { challenge }));
    expect(missed).toMatchObject([{ call: 'ball', side: 'away', runs: 0 }]);
    expect(runs).toEqual({ away: 0, home: 0 });
  });
});
