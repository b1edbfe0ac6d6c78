import { describe, expect, test } from 'vitest';
import { nameOf } from '#rules/baseball/game/describe.ts';
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

  describe('a player who is on no roster', () => {
    const id = 301;
    const named = { id, fullName: 'Rosterless Runner' };
    const move = runner(101, null, '1B', 0);
    const runners = [{ ...move, details: { runner: { id }, playIndex: 0 } }];
    const referred: InventedPlay = { batter: 101, events: [inPlay(0)], runners };
    const action301 = action(0, 'defensive_substitution', 'Change.', {
      player: named,
      position: { abbreviation: 'LF' },
    });

    test.each<[where: string, play: InventedPlay, more?: Parameters<typeof viewOf>[1]]>([
      ['the moves of runners', { ...referred, runners: [{ ...move, details: { runner: named, playIndex: 0 } }] }],
      ['the matchup', { ...referred, post: { postOnFirst: named } }],
      ['the batter of the matchup', { ...referred, post: { batter: named } }],
      ['the line score', referred, { live: { linescore: { offense: { first: named } } } }],
      ['the fielders', referred, { live: { linescore: { defense: { left: named } } } }],
      ['the decisions', referred, { live: { decisions: { save: named } } }],
      ['the probable pitchers', referred, { game: { probablePitchers: { home: named } } }],
      ['a substitution', { ...referred, events: [action301, inPlay(1)] }],
      [
        'the box score',
        referred,
        { live: { boxscore: { teams: { home: { players: { ID301: { person: named } } } } } } },
      ],
      [
        'credits',
        { ...referred, runners: [...runners, runner(102, null, null, 0, [{ credit: 'f_putout', player: named }])] },
      ],
    ])('has the name that stands in %s', (_where, play, more) => {
      const { bases, people } = viewOf([play], more);
      expect([bases.first, people[id]]).toEqual([id, named.fullName]);
    });

    test('without a name anywhere is no number', () => {
      const view = viewOf([referred]);
      expect(view.bases.first).toBe(id);
      expect(nameOf(view.people, view.bases.first)).toBe('Unknown player');
    });
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
