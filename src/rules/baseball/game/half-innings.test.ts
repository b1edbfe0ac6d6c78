import { expect, test } from 'vitest';
import { plays } from '#features/games/screen/live-game/testing/invented-plays.ts';
import { parseOpenPlay } from '#features/games/screen/live-game/use-game-screen.ts';
import { halfInnings, parsePlayFilter } from './play-log.ts';

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
