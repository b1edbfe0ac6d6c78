import { expect, test } from 'vitest';
import { plateAppearances } from '#rules/baseball/game/fold.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { end, move, out, play, runners, start, timed, type Untimed } from '#rules/baseball/game/testing/play-script.ts';
import { splitLinesOf } from './split-lines.ts';

const top: [number, 'top'] = [1, 'top'];

function linesOf(events: Untimed[]) {
  const log = inventedLog(timed(events));
  return splitLinesOf(log, plateAppearances(log));
}

test.each([
  ['Single', { atBats: 1, hits: 1 }],
  ['Double', { atBats: 1, hits: 1, doubles: 1 }],
  ['Triple', { atBats: 1, hits: 1, triples: 1 }],
  ['Home Run', { atBats: 1, hits: 1, homeRuns: 1 }],
  ['Strikeout', { atBats: 1, strikeOuts: 1 }],
  ['Strikeout Double Play', { atBats: 1, strikeOuts: 1 }],
  ['Field Error', { atBats: 1 }],
  ['Fielders Choice', { atBats: 1 }],
  ['Walk', { walks: 1 }],
  ['Intent Walk', { walks: 1 }],
  ['Hit By Pitch', { hitByPitch: 1 }],
  ['Sac Fly', { sacrificeFlies: 1 }],
  ['Sac Bunt', {}],
  ['Catcher Interference', {}],
])('a plate appearance that ends with %s', (event, counted) => {
  const none = { atBats: 0, hits: 0, doubles: 0, triples: 0, homeRuns: 0, strikeOuts: 0 };
  const line = { batterId: 101, pitchHand: 'R', isHome: false, plateAppearances: 1 };
  expect(linesOf(play(0, top, 101, event, out(101, null)))).toEqual([
    { ...line, ...none, walks: 0, hitByPitch: 0, sacrificeFlies: 0, ...counted },
  ]);
});

test('a batter has a line against each hand, and none of a turn that a runner’s out has ended', () => {
  const fromLeft: Untimed[] = play(1, top, 101, 'Walk', move(101, null, 1)).map((event) =>
    event.type === 'plateAppearanceStarted' ? { ...event, pitchHand: 'L' } : event,
  );
  const cut = [start(2, 1, 'top', 102, 210), runners(out(101, 1)), end('Caught Stealing 2B', 'Out.', 0, true)];
  const lines = linesOf([...play(0, top, 101, 'Single', move(101, null, 1)), ...fromLeft, ...cut]);
  expect(lines).toMatchObject([
    { batterId: 101, pitchHand: 'R', hits: 1, walks: 0 },
    { batterId: 101, pitchHand: 'L', hits: 0, walks: 1 },
  ]);
});
