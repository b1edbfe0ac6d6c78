import { describe, expect, test } from 'vitest';
import { fold, plateAppearances, createCheckpoints, stateAfter, progressAt } from './fold.ts';
import type { Base } from './model.ts';
import { scheduledStatus } from './progress.ts';
import { foldEach } from './testing/fold-each.ts';
import { inventedHeader, inventedLog } from './testing/invented-game.ts';
import { end, move, out, pitch, play, runners, single, start, timed, type Untimed } from './testing/play-script.ts';
import { randomGame } from './testing/random-game.ts';
import { viewAfter as after } from './testing/view-after.ts';

const threeUpThreeDown = (from: number, place: [number, 'top' | 'bottom'], batters: number[]): Untimed[] =>
  batters.flatMap((batter, offset) => play(from + offset, place, batter, 'Groundout', out(batter, null)));

describe('runners and runs', () => {
  test('a grand slam clears the bases and scores four', () => {
    const home = (runnerId: number, from: Base | null) => move(runnerId, from, 'home');
    const view = after([
      ...single(0, 101),
      ...single(1, 102, move(101, 1, 2)),
      ...play(2, [1, 'top'], 103, 'Walk', move(103, null, 1), move(102, 1, 2), move(101, 2, 3)),
      ...play(3, [1, 'top'], 104, 'Home Run', home(104, null), home(103, 1), home(102, 2), home(101, 3)),
    ]);
    expect(view.bases).toEqual({ first: null, second: null, third: null });
    expect(view.totals.away).toEqual({ runs: 4, hits: 3, errors: 0 });
    expect(view.lineScore).toEqual([{ number: 1, away: 4, home: null }]);
    expect(view.scoringPlays).toMatchObject([{ index: 3, event: 'Home Run', away: 4, home: 0 }]);
  });

  test('a batter listed before the forced runner does not replace that runner', () => {
    const view = after([...single(0, 101), ...single(1, 102, move(101, 1, 3))]);
    expect(view.bases).toEqual({ first: 102, second: null, third: 101 });
  });

  test('a runner whose move has no starting base is not on two bases', () => {
    const view = after([...single(0, 101), ...single(1, 102, move(101, null, 3))]);
    expect(view.bases).toEqual({ first: 102, second: null, third: 101 });
    const double = play(0, [1, 'top'], 101, 'Double', move(101, null, 2));
    const scored = after([...double, ...single(1, 102, move(101, null, 'home'))]);
    expect(scored.bases).toEqual({ first: 102, second: null, third: null });
  });

  test('a double play makes two outs, and the third out empties the bases and ends the half-inning', () => {
    const one = play(0, [1, 'top'], 101, 'Strikeout', out(101, null));
    const two = single(1, 102);
    const three = play(2, [1, 'top'], 103, 'Grounded Into DP', out(102, 1), out(103, null));
    expect(after([...one, ...two])).toMatchObject({ outs: 1, inningState: 'Top', bases: { first: 102 } });
    const view = after([...one, ...two, ...three]);
    expect(view).toMatchObject({ outs: 3, inningState: 'Middle', lineScore: [{ number: 1, away: 0, home: null }] });
    expect(view.bases).toEqual({ first: null, second: null, third: null });
  });

  test('a run counts on a play whose third out is not a force out', () => {
    const view = after([
      ...play(0, [1, 'top'], 101, 'Flyout', out(101, null)),
      ...play(1, [1, 'top'], 102, 'Flyout', out(102, null)),
      ...play(2, [1, 'top'], 103, 'Triple', move(103, null, 3)),
      ...play(3, [1, 'top'], 104, 'Single', move(103, 3, 'home'), out(104, null)),
    ]);
    expect(view).toMatchObject({ outs: 3, inningState: 'Middle', totals: { away: { runs: 1, hits: 2 } } });
  });

  test('an uncaught third strike puts the batter on first without an out', () => {
    const view = after(play(0, [1, 'top'], 101, 'Strikeout', move(101, null, 1)));
    expect(view).toMatchObject({ outs: 0, bases: { first: 101 }, totals: { away: { hits: 0 } } });
  });

  test('an error is charged to the side in the field, and its batter has no hit', () => {
    const events = play(0, [1, 'bottom'], 201, 'Field Error', move(201, null, 2));
    const view = after(events.toSpliced(2, 0, { type: 'error', playerId: 106 }));
    expect(view.totals).toMatchObject({ away: { errors: 1 }, home: { hits: 0, errors: 0 } });
  });

  test('a runner out on appeal leaves an empty base', () => {
    const view = after([
      ...play(0, [1, 'top'], 101, 'Double', move(101, null, 2)),
      ...play(1, [1, 'top'], 102, 'Double Play', out(102, null), out(101, 2)),
    ]);
    expect(view).toMatchObject({ outs: 2, bases: { first: null, second: null, third: null } });
  });
});

describe('events before the end of a plate appearance', () => {
  const note = (event: string, text: string): Untimed => ({ type: 'note', event, text });

  test('a run on a balk is described at once by the note, and the result is appended', () => {
    const begin = [
      ...play(0, [1, 'top'], 101, 'Triple', move(101, null, 3)),
      start(1, 1, 'top', 102, 210),
      pitch(1, 'ball', 1, 0),
      note('Balk', 'Balk. 101 scores.'),
      runners(move(101, 3, 'home')),
    ];
    expect(after(begin)).toMatchObject({
      balls: 1,
      bases: { third: null },
      totals: { away: { runs: 1 } },
      scoringPlays: [{ index: 1, event: 'Balk', description: 'Balk. 101 scores.', away: 1 }],
      plateAppearance: { event: null, isScoring: true, away: 1 },
    });
    const groundout = [pitch(2, 'inPlayOut', 1, 0), runners(out(102, null)), end('Groundout', '102 grounds out.')];
    expect(after([...begin, ...groundout]).scoringPlays).toMatchObject([
      { index: 1, event: 'Groundout', description: 'Balk. 101 scores. 102 grounds out.', away: 1 },
    ]);
  });

  test('a walk-off on a wild pitch is described once, although it is both the note and the result', () => {
    const text = 'Wild pitch. 203 scores.';
    const view = after([
      ...play(0, [9, 'bottom'], 203, 'Triple', move(203, null, 3)),
      start(1, 9, 'bottom', 204, 110),
      note('Wild Pitch', text),
      runners(move(203, 3, 'home')),
      end('Wild Pitch', text, 0, true),
    ]);
    expect(view.scoringPlays).toMatchObject([{ event: 'Wild Pitch', description: text, home: 1 }]);
  });

  test('caught stealing for the third out: the same batter leads off the next inning', () => {
    const events = [
      ...threeUpThreeDown(0, [1, 'top'], [101, 102]),
      ...play(2, [1, 'top'], 103, 'Walk', move(103, null, 1)),
      start(3, 1, 'top', 104, 210),
      pitch(1, 'called', 0, 1),
      note('Caught Stealing 2B', '103 caught stealing.'),
      runners(out(103, 1)),
      end('Caught Stealing 2B', '103 caught stealing.', 0, true),
      ...threeUpThreeDown(4, [1, 'bottom'], [201, 202, 203]),
    ];
    const view = after(events);
    expect(view).toMatchObject({ inningState: 'End', onDeckId: 104, inHoleId: 105 });
    expect(view.lineScore).toEqual([{ number: 1, away: 0, home: 0 }]);
  });

  test('a batter without a pitch does not have a full count of four balls', () => {
    const view = after([start(0, 1, 'top', 101, 210), { type: 'count', balls: 4, strikes: 2 }]);
    expect(view).toMatchObject({ balls: 0, strikes: 0 });
  });

  test('an automatic ball counts without a pitch', () => {
    const view = after([start(0, 1, 'top', 101, 210), { type: 'count', balls: 1, strikes: 0 }, pitch(1, 'ball', 2, 0)]);
    expect(view).toMatchObject({ balls: 2, pitchCount: 1, plateAppearance: { pitches: [{ number: 1 }] } });
  });
});

describe('innings', () => {
  test('extra innings begin with a runner placed on second', () => {
    const view = after([start(70, 10, 'top', 104, 210), { type: 'placedRunner', runnerId: 103, base: 2 }]);
    expect(view).toMatchObject({ inning: 10, inningState: 'Top', outs: 0, bases: { second: 103 } });
  });

  test('a walk-off does not change inning, outs and runners', () => {
    const events = [
      start(70, 10, 'bottom', 204, 110),
      { type: 'placedRunner', runnerId: 203, base: 2 },
      pitch(1, 'inPlayHit', 0, 0),
      runners(move(204, null, 1), move(203, 2, 'home')),
      end('Single', '204 singles. 203 scores.', 1),
      { type: 'status', status: { ...scheduledStatus, phase: 'final', text: 'Final', detail: null } },
    ] satisfies Untimed[];
    const winner = { id: 210, name: 'Hal Player-10' };
    const view = after(events, { decisions: { winner, loser: null, save: null } });
    expect(view).toMatchObject({ outs: 0, inningState: 'Bottom', bases: { first: 204 } });
    expect(view).toMatchObject({ totals: { home: { runs: 1 } }, decisions: { winner }, onDeckId: null });
  });

  test('in the middle of an inning the other side bats next', () => {
    const view = after(threeUpThreeDown(0, [1, 'top'], [101, 102, 103]));
    expect(view).toMatchObject({ inningState: 'Middle', onDeckId: 201, inHoleId: 202 });
  });

  test('the batting order starts again after the ninth batter', () =>
    expect(after([start(8, 3, 'top', 109, 210)])).toMatchObject({ onDeckId: 101, inHoleId: 102 }));
});

describe('times', () => {
  const events = [
    { type: 'status', status: { ...scheduledStatus, text: 'Warmup', detail: 'warmup' } } as const,
    ...play(0, [1, 'top'], 101, 'Home Run', move(101, null, 'home')),
  ];
  const log = inventedLog(timed(events));
  const begin = inventedHeader.startsAt ?? 0;

  test('before the first event the game is scheduled', () => {
    const view = fold(log, begin - 1);
    expect(view).toMatchObject({ status: scheduledStatus, inning: null, pitchCount: null, scoringPlays: [] });
  });

  test('a view includes the events at its time and no later ones', () => {
    expect(fold(log, begin).status.text).toBe('Warmup');
    expect(fold(log, begin + 2000)).toMatchObject({ pitchCount: 1, totals: { away: { runs: 0 } } });
    expect(fold(log, begin + 3000)).toMatchObject({ totals: { away: { runs: 1 } }, scoringPlays: [] });
    expect(fold(log, begin + 4000).scoringPlays).toHaveLength(1);
  });

  test('the play log has each plate appearance once, the one in progress last', () => {
    const appearances = plateAppearances(inventedLog(timed([...events, start(1, 1, 'top', 102, 210)])));
    expect(appearances.flatMap(({ batterId, event }) => [batterId, event])).toEqual([101, 'Home Run', 102, null]);
  });
});

describe('sparse games', () => {
  test('a play without runners uses the reported outs, bases and score', () => {
    const bases = { first: null, second: 102, third: null };
    const view = after([
      start(0, 1, 'top', 102, 210),
      { type: 'reported', outs: 1, bases, away: 1, home: 0 },
      end('Double', '102 doubles.', 1),
    ]);
    expect(view).toMatchObject({ outs: 1, bases, totals: { away: { runs: 1, hits: 1 } }, lineScore: [{ away: 1 }] });
    expect(view.scoringPlays).toHaveLength(1);
  });

  test('without lineups no player is on deck', () => {
    const view = after([start(0, 1, 'top', 101, 210)], { lineups: { away: [], home: [] } });
    expect(view).toMatchObject({ onDeckId: null, inHoleId: null, people: { 101: 'Ada Player-1' } });
  });
});

test('the probable pitchers are part of the view until the first plate appearance', () => {
  expect(fold(inventedLog([]), Infinity).probablePitchers).toEqual(inventedHeader.probablePitchers);
  expect(fold(inventedLog(timed([start(0, 1, 'top', 101, 210)])), Infinity).probablePitchers).toBeNull();
});

describe.each([1, 7, 16, 1000])('checkpoints at every event number divisible by %d', (distance) => {
  const log = randomGame(3);
  const states = foldEach(log);
  const checkpoints = createCheckpoints(log, distance);

  test('have the same state as a fold from the start, after each event', () => {
    expect(log.events.length).toBeGreaterThan(200);
    states.forEach((state, place) => expect(checkpoints.after(place + 1)).toEqual(state));
  });

  test('have the same state as a fold up to a time', () => {
    for (const { at } of log.events.filter((_, place) => place % 20 === 0))
      for (const time of [at - 1, at, at + 1])
        expect(checkpoints.after(checkpoints.countAt(time))).toEqual(progressAt(log, time));
  });
});

test('checkpoints before the first and after the last event have no and all events', () => {
  const log = randomGame(4);
  const checkpoints = createCheckpoints(log);
  expect([checkpoints.countAt(-Infinity), checkpoints.countAt(Infinity)]).toEqual([0, log.events.length]);
  expect(checkpoints.after(-5)).toEqual(checkpoints.after(0));
  expect(checkpoints.after(10_000)).toEqual(checkpoints.after(log.events.length));
});

test('checkpoints of a game without events have its start only', () => {
  const checkpoints = createCheckpoints(inventedLog([]));
  expect(checkpoints.countAt(0)).toBe(0);
  expect(checkpoints.after(0)).toMatchObject({ inning: null, current: null });
});

test('view and plays at a checkpoint are those of a fold', () => {
  const log = randomGame(5);
  const state = stateAfter(createCheckpoints(log), log.events.length);
  expect(state).toEqual({ view: fold(log, Infinity), plays: plateAppearances(log) });
});
