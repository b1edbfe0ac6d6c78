import { describe, expect, test } from 'vitest';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import { toGameLog } from './live-feed.ts';
import {
  action,
  error,
  inventedFeed,
  inventedPlays,
  pitch,
  runner,
  inPlay,
  logOf,
  viewOf,
  zero,
  type InventedPlay,
} from './testing/invented-feed.ts';
import { wireFeed } from './wire-feed.ts';

const play = (batter: number, eventType: string, ...runners: ReturnType<typeof runner>[]): InventedPlay => ({
  batter,
  eventType,
  events: [inPlay(0)],
  runners,
});

const out = (batter: number) => play(batter, 'field_out', runner(batter, null, null, 0));

describe('a feed', () => {
  test('is converted to a game: header, lineups, plays, score', () => {
    const view = viewOf(inventedPlays);
    expect(view).toMatchObject({
      gamePk: 7,
      officialDate: '2031-06-01',
      teams: { away: { shortName: 'Ospreys', record: { wins: 40, losses: 30 } } },
      weather: { condition: 'Clear', temperature: 71 },
      outs: 1,
      bases: { first: 111, second: null, third: null },
      totals: { away: { runs: 1, hits: 1 }, home: { errors: 1 } },
      lineups: { away: { 1: { order: 2, playerId: 111, position: 'PR' } } },
      pitchCount: 2,
    });
    expect(view.scoringPlays).toMatchObject([{ index: 2, description: 'Invented Player-103 did sac_fly.' }]);
  });

  test('has pitches with rounded values, batted balls in feet, and no negative zero', () => {
    const [first] = plateAppearances(logOf(inventedPlays));
    expect(first?.pitches).toMatchObject([
      { number: 3, result: 'ball', type: 'Slider', startSpeed: 88.1, breakAngle: 12.4, z: 2.457, battedBall: null },
      { result: 'inPlayHit', battedBall: { exitVelocity: 97.2, trajectory: 'line drive', x: 0, y: 250 } },
    ]);
    expect(Object.is(first?.pitches[0]?.x, 0)).toBe(true);
  });

  test('has the status changes before the first batter, and the newest status at the end', () => {
    const { events } = logOf(inventedPlays);
    expect(events.slice(0, 3).map((event) => event.type)).toEqual(['status', 'status', 'plateAppearanceStarted']);
    expect(events.at(-1)).toMatchObject({
      type: 'status',
      at: Date.UTC(2031, 5, 1, 19),
      status: { phase: 'live', text: 'In Progress' },
    });
  });

  test('of a game that has not started is empty and open', () => {
    const status = { abstractGameState: 'Preview', detailedState: 'Scheduled', statusCode: 'S', startTimeTBD: true };
    expect(viewOf([], { status })).toMatchObject({
      status: { phase: 'open', startTimeTbd: true },
      startsAt: null,
      inning: null,
      plateAppearance: null,
    });
  });

  test('without weather has no weather', () => expect(viewOf([], { game: { weather: {} } }).weather).toBeNull());

  test('without plays but with a line score shows that score', () => {
    const half = { runs: 2, hits: 3, errors: 0 };
    const linescore = {
      currentInning: 5,
      inningState: 'End',
      outs: 3,
      innings: [{ num: 1, away: half, home: {} }],
      teams: { away: half, home: { runs: 0, hits: 1, errors: 2 } },
    };
    expect(viewOf([], { live: { linescore } })).toMatchObject({
      inning: 5,
      inningState: 'End',
      totals: { away: half, home: { runs: 0, hits: 1, errors: 2 } },
      lineScore: [{ number: 1, away: 2, home: null }],
    });
  });

  test('includes a current play that is not in its list', () => {
    const feed = inventedFeed(inventedPlays);
    const [first, second, third] = feed.liveData.plays.allPlays;
    const plays = { allPlays: [first, second], currentPlay: third };
    const log = toGameLog(wireFeed.parse({ ...feed, liveData: { ...feed.liveData, plays } }));
    expect(plateAppearances(log)).toHaveLength(3);
  });
});

describe('runners', () => {
  const on = (base: string, batter: number) => play(batter, 'walk', runner(batter, null, base, 0));

  test('a move that is reported base by base, in any order, is one move', () => {
    const scores = [runner(101, '3B', 'score', 0), runner(101, '1B', '2B', 0), runner(101, '2B', '3B', 0)];
    const view = viewOf([on('1B', 101), play(102, 'field_out', runner(102, null, null, 0), ...scores)]);
    expect(view).toMatchObject({ outs: 1, bases: { first: null }, totals: { away: { runs: 1 } } });
  });

  test('a batter who is out on the way to second has a hit and is out', () => {
    const steps = [runner(101, null, '1B', 0), runner(101, '1B', null, 0)];
    const view = viewOf([play(101, 'single', ...steps)]);
    expect(view).toMatchObject({ outs: 1, bases: { first: null, second: null }, totals: { away: { hits: 1 } } });
  });

  test('one error that lets two runners advance counts once; a second error on the same play counts too', () => {
    const errorsWith = (second: ReturnType<typeof error>) => {
      const moves = [runner(101, '1B', '2B', 0, [error(206)]), runner(102, null, '1B', 0, [second])];
      return viewOf([on('1B', 101), play(102, 'field_error', ...moves)]).totals.home.errors;
    };
    expect(errorsWith(error(206))).toBe(1);
    expect(errorsWith(error(206, 'f_fielding_error'))).toBe(2);
    expect(errorsWith(error(207))).toBe(2);
  });

  test("catcher's interference is an error; an assist is not", () => {
    const errorsWith = (credit: string) =>
      viewOf([play(101, 'catcher_interf', runner(101, null, '1B', 0, [error(208, credit)]))]).totals.home.errors;
    expect([errorsWith('c_catcher_interf'), errorsWith('f_assist')]).toEqual([1, 0]);
  });

  test('a dropped foul fly is an error although no runner moves', () => {
    const events = [action(0, 'error', 'Dropped foul fly error by somebody.'), inPlay(1)];
    expect(viewOf([{ batter: 101, events, runners: [runner(101, null, null, 1)] }]).totals.home.errors).toBe(1);
  });

  test('a runner placed for extra innings is on base from the start', () => {
    const placed = action(0, 'runner_placed', 'Starts inning at 2nd base.', { player: { id: 109 }, base: 2 });
    const view = viewOf([
      { inning: 10, batter: 101, events: [placed, pitch(1, 'B', zero)], runners: [], isComplete: false },
    ]);
    expect(view).toMatchObject({ inning: 10, bases: { second: 109 } });
  });

  test('after a plate appearance that ends on the bases, its batter leads off', () => {
    const events = [pitch(0, 'B', zero), action(1, 'caught_stealing_2b', 'Caught stealing.')];
    const view = viewOf([
      ...[101, 102].map(out),
      on('1B', 103),
      { ...play(104, 'caught_stealing_2b', runner(103, '1B', null, 1)), events },
      ...[201, 202, 203].map((batter) => ({ ...out(batter), half: 'bottom' as const })),
    ]);
    expect(view).toMatchObject({ inningState: 'End', onDeckId: 104 });
  });

  test('a play without runner data takes the reported bases and score', () => {
    const post = { postOnSecond: { id: 101, fullName: 'Invented Player-101' } };
    const view = viewOf([{ ...play(101, 'double'), runners: undefined, post, score: [1, 0], count: { outs: 1 } }]);
    expect(view).toMatchObject({ outs: 1, bases: { second: 101 }, totals: { away: { runs: 1, hits: 1 } } });
  });
});

describe('changes in the middle of a plate appearance', () => {
  const open = { runners: [], isComplete: false };
  const relief = (index: number, id: number) =>
    action(index, 'pitching_substitution', 'Pitching Change.', { player: { id }, position: { abbreviation: 'P' } });

  test('a reliever is charged only with pitches thrown after entering', () => {
    const events = [pitch(0, 'B', zero), relief(1, 211), pitch(2, 'B', zero)];
    const log = logOf([{ ...open, batter: 101, pitcher: 211, events }]);
    const started = log.events.find((event) => event.type === 'plateAppearanceStarted');
    expect(started).toMatchObject({ pitcherId: null });
    expect(fold(log, started?.at ?? 0).plateAppearance?.pitcherId).toBe(210);
    expect(fold(log, Infinity)).toMatchObject({ pitchCount: 1, plateAppearance: { pitcherId: 211 } });
  });

  test('a pinch hitter is not the batter of earlier pitches', () => {
    const pinch = action(1, 'offensive_substitution', 'Pinch-hitter.', {
      player: { id: 111 },
      replacedPlayer: { id: 101 },
      position: { abbreviation: 'PH' },
      battingOrder: '101',
    });
    const log = logOf([{ ...open, batter: 111, events: [pitch(0, 'C', zero), pinch] }]);
    expect(log.events.find((event) => event.type === 'plateAppearanceStarted')).toMatchObject({ batterId: 101 });
    expect(fold(log, Infinity)).toMatchObject({ onDeckId: 102, plateAppearance: { batterId: 111 } });
  });

  test('a runner caught for the third out is out before the plate appearance is over', () => {
    const caught = action(2, 'caught_stealing_2b', 'Caught stealing.');
    const view = viewOf([
      out(101),
      out(102),
      { batter: 103, eventType: 'walk', events: [pitch(0, 'B', zero)], runners: [runner(103, null, '1B', 0)] },
      {
        ...open,
        eventType: null,
        batter: 104,
        events: [pitch(0, 'B', { ...zero, balls: 1 }), pitch(1, 'C', { ...zero, balls: 1, strikes: 1 }), caught],
        runners: [runner(103, '1B', null, 2)],
      },
    ]);
    expect(view).toMatchObject({
      outs: 3,
      balls: 1,
      strikes: 1,
      bases: { first: null, second: null, third: null },
      plateAppearance: { batterId: 104, event: null, outs: 3 },
    });
  });

  test('a pitching change opens a half-inning with no outs and no count', () => {
    const view = viewOf([
      out(101),
      out(102),
      { ...out(103), count: { balls: 2, strikes: 2, outs: 3 } },
      { ...open, eventType: null, half: 'bottom', batter: 201, pitcher: 111, events: [relief(0, 111)] },
    ]);
    expect(view).toMatchObject({ inningState: 'Bottom', outs: 0, balls: 0, strikes: 0, pitchCount: 0 });
  });
});
