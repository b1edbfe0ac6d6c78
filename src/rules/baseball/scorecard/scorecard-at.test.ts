import { describe, expect, test } from 'vitest';
import { inventedHeader, inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import {
  substitution,
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
import { proves } from './proves.ts';
import { scorecardAt } from './scorecard-at.ts';
import type { Cell, ClubCard } from './shapes.ts';

const top: [number, 'top'] = [1, 'top'];

const cardAfter = (events: Untimed[]): ClubCard => scorecardAt(inventedLog(timed(events))).away;

const cellAfter = (events: Untimed[]): Cell => {
  const cell = cardAfter(events).cells[0];
  if (!cell) throw new Error('no cell');
  return cell;
};

const single = play(0, top, 101, 'Single', move(101, null, 1));

describe('an empty scorecard', () => {
  test('has the lineups and a column for each inning', () => {
    const { away, home } = scorecardAt(inventedLog([]));
    expect(away.slots.map(({ players }) => players.map(({ playerId }) => playerId))).toEqual(
      inventedHeader.lineups.away.map(({ playerId }) => [playerId]),
    );
    expect(home.innings.map(({ inning, hasBegun }) => [inning, hasBegun])).toEqual(
      Array.from({ length: 9 }, (_, place) => [place + 1, false]),
    );
    expect(away.cells).toEqual([]);
  });

  test('has nine empty places without lineups', () => {
    const { away } = scorecardAt(inventedLog([], { lineups: { away: [], home: [] } }));
    expect(away.slots.map(({ players }) => players)).toEqual(Array.from({ length: 9 }, () => []));
  });
});

describe('the way of a runner', () => {
  const moved = (...events: Untimed[]) => cellAfter([...single, start(1, 1, 'top', 102, 210), ...events]);
  const steps = (from: 1 | 2 | 3, ...parts: NonNullable<ReturnType<typeof move>['steps']>) => {
    return runners({ ...move(101, from, parts.at(-1)?.to ?? 1), steps: parts });
  };

  test.each([
    ['a stolen base', [steps(1, { to: 2, cause: 'SB' })], '1, 2 SB'],
    ['a wild pitch', [steps(1, { to: 2, cause: 'WP' })], '1, 2 WP'],
    ['a passed ball', [steps(1, { to: 2, cause: 'PB' })], '1, 2 PB'],
    ['a balk', [steps(1, { to: 2, cause: 'BK' })], '1, 2 BK'],
    ['a steal and an error', [steps(1, { to: 2, cause: 'SB' }, { to: 3, cause: 'E', error: 2 })], '1, 2 SB, 3 E2'],
    ['the next batter', [runners(move(101, 1, 3))], '1, 2, 3 2'],
    ['two plays, and scores', [runners(move(101, 1, 2)), runners(move(101, 2, 'home'))], '1, 2 2, 3, 4 2'],
  ])('shows %s', (_, events, legs) => {
    const text = moved(...events).legs.map(({ to, by }) => (by === null ? to : `${to} ${by}`));
    expect(text.join(', ')).toBe(legs);
  });

  test('a run has its number and is counted for the runner, the inning and the pitcher', () => {
    const card = cardAfter([
      ...single,
      start(1, 1, 'top', 102, 210),
      runners({ ...move(101, 1, 'home'), run: { isEarned: false, pitcherId: 210 } }),
    ]);
    expect(card.cells[0]?.run).toEqual({ number: 1, isEarned: false });
    expect([card.slots[0]?.players[0]?.runs, card.innings[0]?.runs]).toEqual([1, 1]);
    expect(card.pitchers[0]).toMatchObject({ mark: 'A', runs: 1, earnedRuns: 0 });
  });

  test.each([
    ['caught', { at: 2, number: 1, fielders: [2, 6], cause: 'CS' }, { at: 2, number: 1, by: 'CS 2-6' }],
    ['picked off', { at: 1, number: 1, fielders: [1, 3], cause: 'PO' }, { at: 1, number: 1, by: 'PO 1-3' }],
    ['forced', { at: 2, number: 2, fielders: [6, 4], cause: null }, { at: 2, number: 2, by: '6-4' }],
    ['for an unknown reason', undefined, { at: 2, number: 1, by: '' }],
  ] as const)('ends with an out: %s', (_, how, expected) => {
    const put = { ...out(101, 1), ...(how && { out: { ...how, fielders: [...how.fielders] } }) };
    expect(moved(runners(put)).out).toEqual(expected);
  });

  test('a batter who is out beyond first has the hit and the out', () => {
    const cell = cellAfter(
      play(0, top, 101, 'Single', {
        ...out(101, null),
        steps: [{ to: 1, cause: null }],
        out: { at: 2, number: 1, fielders: [7, 4], cause: null },
      }),
    );
    expect(cell).toMatchObject({ kind: 'reached', notation: { text: '1B' }, out: { at: 2, by: '7-4' } });
  });

  test('a pinch runner continues it, and the run counts for the pinch runner', () => {
    const card = cardAfter([
      ...single,
      start(1, 1, 'top', 102, 210),
      substitution('runner', 111, 101, 1, 'PR'),
      runners(move(111, 1, 'home')),
    ]);
    expect(card.cells[0]).toMatchObject({ batterId: 101, pinchRunnerId: 111, run: { number: 1 } });
    expect(card.slots[0]?.players.map(({ playerId, since, runs }) => [playerId, since, runs])).toEqual([
      [101, null, 0],
      [111, 1, 1],
    ]);
  });
});

describe('a plate appearance', () => {
  test('has its place, pitches, runs batted in and the end of the inning', () => {
    const card = cardAfter([
      start(0, 1, 'top', 101, 210),
      pitch(1, 'called', 0, 1),
      pitch(2, 'inPlayHit', 0, 1),
      runners(move(101, null, 'home')),
      end('Home Run', 'A home run.', 1),
      ...[102, 103, 104].flatMap((batter, place) => play(place + 1, top, batter, 'Groundout', out(batter, null))),
    ]);
    expect(card.cells.map(({ order, rbi, pitches, endsHalf }) => [order, rbi, pitches.length, endsHalf])).toEqual([
      [1, 1, 2, false],
      [2, 0, 1, false],
      [3, 0, 1, false],
      [4, 0, 1, true],
    ]);
    expect(card.innings[0]).toMatchObject({ runs: 1, hits: 1, pitches: 5, leftOnBase: 0, isOver: true, parts: 1 });
  });

  test('is in the second column of its inning when the club has batted around', () => {
    const order = [101, 102, 103, 104, 105, 106, 107, 108, 109, 101];
    const card = cardAfter(order.flatMap((batter, index) => play(index, top, batter, 'Walk', move(batter, null, 1))));
    expect(card.cells.map(({ part }) => part)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(card.innings[0]?.parts).toBe(2);
  });

  test('of a pinch hitter is in the place of the replaced batter', () => {
    const card = cardAfter([
      start(0, 1, 'top', 112, 210),
      substitution('batter', 112, 101, 1, 'PH'),
      runners(move(112, null, 1)),
      end('Walk'),
    ]);
    expect(card.cells[0]).toMatchObject({ order: 1, batterId: 112, entry: 'PH' });
    expect(card.slots[0]?.players[1]).toMatchObject({ playerId: 112, walks: 1, atBats: 0, since: 1 });
  });

  test('against a new pitcher has the pitcher’s mark', () => {
    const card = cardAfter([
      ...single,
      start(1, 1, 'top', 102, 211),
      substitution('pitcher', 211, 210, null, 'P'),
      pitch(1, 'ball', 1, 0),
      runners(out(102, null)),
      end('Flyout'),
    ]);
    expect(card.cells.map(({ newPitcher }) => newPitcher)).toEqual([null, 'B']);
    expect(card.pitchers.map(({ mark, batters, pitches, outs }) => [mark, batters, pitches, outs])).toEqual([
      ['A', 1, 1, 0],
      ['B', 1, 1, 1],
    ]);
  });

  test('that an out on the bases cuts short is not counted, and its batter leads off the next inning', () => {
    const card = cardAfter([
      ...play(0, top, 101, 'Groundout', out(101, null)),
      ...play(1, top, 102, 'Groundout', out(102, null)),
      ...play(2, top, 103, 'Single', move(103, null, 1)),
      start(3, 1, 'top', 104, 210),
      runners({ ...out(103, 1), out: { at: 2, number: 3, fielders: [2, 4], cause: 'CS' } }),
      end('Caught Stealing 2B', 'Caught.', 0, true),
      start(4, 1, 'bottom', 201, 110),
      end('Walk'),
      start(5, 2, 'top', 104, 210),
    ]);
    expect(card.cells.map(({ order, kind }) => [order, kind])).toEqual([
      [1, 'out'],
      [2, 'out'],
      [3, 'reached'],
      [4, 'unfinished'],
      [4, 'inProgress'],
    ]);
    expect(card.proof).toMatchObject({ plateAppearances: 3, outs: 3, leftOnBase: 0, atBat: 1 });
  });

  test('without a lineup follows the place of the batter before', () => {
    const log = inventedLog(timed([...single, start(1, 1, 'top', 102, 210)]), { lineups: { away: [], home: [] } });
    expect(scorecardAt(log).away.cells.map(({ order }) => order)).toEqual([1, 2]);
  });
});

test('a placed runner has a cell that is not a plate appearance and counts for the proof', () => {
  const card = cardAfter([
    start(0, 10, 'top', 102, 210),
    { type: 'placedRunner', runnerId: 101, base: 2 },
    runners(move(101, 2, 'home'), move(102, null, 1)),
    end('Single', 'A single.', 1),
  ]);
  expect(card.cells.find(({ kind }) => kind === 'placed')).toMatchObject({
    order: 1,
    inning: 10,
    legs: [{ to: 2 }, { to: 3 }, { to: 4, by: '2' }],
    run: { number: 1 },
  });
  expect(card.proof).toMatchObject({ plateAppearances: 1, placedRunners: 1, runs: 1, onBase: 1 });
  expect(proves(card.proof)).toBe(true);
});

test('a play without runner data gets its runs, outs and runners from the reported outcome', () => {
  const bases = { first: 102, second: null, third: null };
  const card = cardAfter([
    ...single,
    start(1, 1, 'top', 102, 210),
    { type: 'reported', outs: 0, bases, away: 1, home: 0 },
    end('Single'),
    start(2, 1, 'top', 103, 210),
    { type: 'reported', outs: 1, bases, away: 1, home: 0 },
    end('Strikeout'),
  ]);
  expect(card.cells.map(({ run, out: put, legs }) => [run?.number ?? 0, put?.number ?? 0, legs.length])).toEqual([
    [1, 0, 4],
    [0, 0, 1],
    [0, 1, 0],
  ]);
  expect(proves(card.proof)).toBe(true);
});

test('an error of the field is on the card of the club at bat', () =>
  expect(cardAfter([...single, { type: 'error', playerId: null }]).innings[0]?.errors).toBe(1));
