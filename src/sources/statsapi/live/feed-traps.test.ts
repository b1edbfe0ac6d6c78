import { describe, expect, test } from 'vitest';
import { fold, plateAppearances, progressAt } from '#rules/baseball/game/fold.ts';
import { action, pitch, runner, type InventedPlay, inPlay, logOf, viewOf, zero } from './testing/invented-feed.ts';

describe('traps of the feed', () => {
  test('inning and half are those of the play, although the line score is ahead', () => {
    const linescore = { currentInning: 2, inningState: 'Top', inningHalf: 'Top', outs: 0 };
    const play: InventedPlay = {
      half: 'bottom',
      batter: 201,
      events: [pitch(0, 'B', zero)],
      runners: [],
      isComplete: false,
    };
    expect(viewOf([play], { live: { linescore } })).toMatchObject({ inning: 1, inningState: 'Bottom' });
  });

  test('a pending ruling of the official scorer is neither a hit nor an out', () => {
    const pending: InventedPlay = {
      batter: 101,
      eventType: 'os_ruling_pending_primary',
      events: [inPlay(0)],
      runners: [runner(101, null, '1B', 0)],
    };
    const view = viewOf([pending]);
    expect(view).toMatchObject({ outs: 0, bases: { first: 101 }, totals: { away: { hits: 0 }, home: { errors: 0 } } });
    expect(view.plateAppearance?.resultKind).toBeNull();
    expect(viewOf([{ ...pending, eventType: 'single' }]).totals.away.hits).toBe(1);
  });

  test('a placed runner that is a play without pitches is no plate appearance', () => {
    const placed = action(0, 'runner_placed', 'Starts inning at 2nd base.', { player: { id: 109 }, base: 2 });
    const log = logOf([
      { inning: 10, batter: 109, eventType: 'runner_placed', events: [placed], runners: [] },
      { inning: 10, batter: 101, events: [pitch(0, 'B', zero)], runners: [], isComplete: false },
    ]);
    expect(plateAppearances(log).map(({ batterId }) => batterId)).toEqual([101]);
    expect(fold(log, Infinity).bases.second).toBe(109);
  });

  test('each pitch counts for the pitcher who threw it', () => {
    const relief = action(1, 'pitching_substitution', 'Pitching Change.', {
      player: { id: 211 },
      position: { abbreviation: 'P' },
    });
    const events = [pitch(0, 'B', zero), relief, pitch(2, 'B', zero), pitch(3, 'B', zero)];
    const { pitchCounts } = progressAt(
      logOf([{ batter: 101, pitcher: 211, events, runners: [], isComplete: false }]),
      Infinity,
    );
    expect(pitchCounts).toEqual({ 210: 1, 211: 2 });
  });
});
