import { expect, test } from 'vitest';
import { parseOpenPlay } from '#pages/live-game/game-screen.ts';
import { plays } from '#rules/baseball/game/testing/invented-plays.ts';
import { plateAppearances } from './fold.ts';
import type { PlateAppearance } from './model.ts';
import { filterPlays, isKeyPlay, halfInnings, parsePlayFilter, hasTimeout, logNotes } from './play-log.ts';
import { inventedLog } from './testing/invented-game.ts';
import { move, out, play, start, timed } from './testing/play-script.ts';

const log = plateAppearances(
  inventedLog(
    timed([
      ...play(0, [1, 'top'], 101, 'Groundout', out(101, null)),
      ...play(1, [1, 'top'], 102, 'Single', move(102, null, 1)),
      ...play(2, [1, 'top'], 103, 'Home Run', move(103, null, 'home'), move(102, 1, 'home')),
      ...play(3, [1, 'top'], 104, 'Single', move(104, null, 1)),
      ...play(4, [1, 'top'], 105, 'Grounded Into DP', out(104, 1), out(105, null)),
      start(5, 1, 'bottom', 201, 110),
    ]),
  ),
);

const indexes = (shown: PlateAppearance[]) => shown.map(({ index }) => index);

test('the filter "all" selects every plate appearance, including the one in progress', () =>
  expect(indexes(filterPlays(log, 'all'))).toEqual([0, 1, 2, 3, 4, 5]));

test('the filter "scoring" selects plate appearances with a run', () =>
  expect(indexes(filterPlays(log, 'scoring'))).toEqual([2]));

test('the filter "key" also selects the double play', () => expect(indexes(filterPlays(log, 'key'))).toEqual([2, 4]));

const level = { away: 2, home: 2 };

test.each<[string, Partial<PlateAppearance>, boolean]>([
  ['a groundout', { resultKind: null, outs: 1 }, false],
  ['a triple', { resultKind: 'triple' }, true],
  ['a triple play', { resultKind: 'multipleOuts', outs: 3 }, true],
  ['a strikeout that ends the 9th with the score level', { resultKind: 'strikeout', inning: 9, outs: 3 }, true],
  ['the same in the 4th', { resultKind: 'strikeout', inning: 4, outs: 3 }, false],
  ['the same in a game long decided', { resultKind: 'strikeout', inning: 9, outs: 3, away: 9 }, false],
  ['a strikeout for the second out of the 9th', { resultKind: 'strikeout', inning: 9, outs: 2 }, false],
  ['a steal of home', { resultKind: 'stealOfHome', isScoring: true, away: 3 }, true],
  ['a runner caught stealing home', { resultKind: 'stealOfHome', outs: 1 }, true],
  ['one in progress', { event: null, resultKind: null }, false],
])('%s is a key play: %s', (_what, facts, isKey) => {
  const [any] = log;
  if (!any) throw new Error('no play');
  expect(isKeyPlay({ ...any, ...level, ...facts }, facts.away === 9 ? { away: 9, home: 2 } : level)).toBe(isKey);
});

test('plays are grouped by half-inning, newest first', () => {
  const grouped = halfInnings(plays(6)).map(({ inning, half, plays: ofHalf }) => [
    half,
    inning,
    ofHalf.map(({ index }) => index),
  ]);
  expect(grouped).toEqual([
    ['bottom', 1, [5, 4]],
    ['top', 1, [3, 2, 1, 0]],
  ]);
});

test.each([
  ['scoring', 'scoring'],
  ['key', 'key'],
  ['everything', 'all'],
  [null, 'all'],
])('?plays=%s shows %s', (text, filter) => expect(parsePlayFilter(text)).toBe(filter));

test.each([
  ['play=57', 57],
  ['play=0', 0],
  ['play=-1', null],
  ['play=last', null],
  ['plays=key', null],
])('?%s opens play %s', (search, index) => expect(parseOpenPlay(new URLSearchParams(search))).toBe(index));

const violation = 'Pitch-timer violation by the pitcher: automatic ball.';
const timedPlay = { notes: ['Mound visit.', 'Batter Timeout.', violation] };

test('the log shows violations, and time-outs only on request', () => {
  expect(logNotes(timedPlay, false)).toEqual([violation]);
  expect(logNotes(timedPlay, true)).toEqual(['Batter Timeout.', violation]);
});

test('a play with a time-out is found', () => {
  expect([hasTimeout(timedPlay), hasTimeout({ notes: ['Mound visit.'] })]).toEqual([true, false]);
});
