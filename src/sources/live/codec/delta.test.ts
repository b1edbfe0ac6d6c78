import { expect, test } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { viewsOf } from '#rules/baseball/game/testing/views-of.ts';
import { applyDelta, decodeDelta, diffViews, encodeDelta, type GameDelta } from './delta.ts';
import { UnreadablePacking } from './packing.ts';

const everyView = viewsOf(randomGame(0));

const travelled = (before: GameView, after: GameView): GameView => {
  const delta = diffViews(before, after);
  return delta ? applyDelta(before, decodeDelta(encodeDelta(delta))) : before;
};

test('equal views have no delta', () => {
  const [view] = everyView;
  if (view) expect(diffViews(view, structuredClone(view))).toBeNull();
});

test('a delta of another view is rejected or produces another view, and does not modify the current view', () => {
  const [before] = everyView;
  const after = fold(randomGame(1), Infinity);
  if (!before) throw new Error('no view');
  const copy = structuredClone(before);
  expect(() => applyDelta(before, [[0, 0, 7, 'x']])).toThrow(UnreadablePacking);
  applyDelta(before, diffViews(before, after) ?? []);
  expect(before).toEqual(copy);
});

test.each(['', '{}', '[1]', '[[]]', '[[0,{"=":5}', '<html>'])('%j is not a delta', (text) => {
  expect(() => decodeDelta(text)).toThrow();
});

test('a description is sent once, although both the plate appearance and the scoring play contain it', () => {
  const sentence = 'Somebody hits a long home run over the old wall in left.';
  const [view] = everyView;
  if (!view) throw new Error('no view');
  const scoring = {
    index: 3,
    inning: 1,
    half: 'top',
    event: 'Home Run',
    description: sentence,
    away: 1,
    home: 0,
  } as const;
  const plateAppearance = view.plateAppearance && { ...view.plateAppearance, description: sentence };
  const after = {
    ...view,
    weather: { condition: sentence, temperature: null, wind: sentence },
    scoringPlays: [scoring],
    plateAppearance,
  };
  const text = encodeDelta(diffViews(view, after) ?? []);
  expect(text.split(sentence)).toHaveLength(2);
  expect(travelled(view, after)).toEqual(after);
});

const long = 'a text of 8 or more';

test.each([
  ['a number', '[[0,3,7]]', '[[0,3,7]]'],
  ['a long text that is repeated', `[[0,"${long}"],[1,"x","${long}"]]`, `[[0,"${long}"],[1,"x",{"=":0}]]`],
  [
    'two long texts',
    `[[0,"eight at least"],[1,"${long}"],[2,"${long}"]]`,
    `[[0,"eight at least"],[1,"${long}"],[2,{"=":1}]]`,
  ],
  ['a repeated text of 8 characters', '[[0,"12345678"],[1,"12345678"]]', '[[0,"12345678"],[1,{"=":0}]]'],
  ['a repeated text of 7 characters', '[[0,"1234567"],[1,"1234567"]]', '[[0,"1234567"],[1,"1234567"]]'],
  ['an object and null', '[[0,{"a":null}]]', '[[0,{"a":null}]]'],
  [
    'five changes of the plate appearance',
    `[[0,1,7],[0,2,0,8],[0,3,"${long}"],[0,4,9],[0,5,10],[2,"${long}"]]`,
    `[{"0":[[1,7],[2,0,8],[3,"${long}"],[4,9],[5,10]]},[2,{"=":0}]]`,
  ],
])('%s is encoded and decoded', (_, changes, encoded) => {
  const delta: GameDelta = JSON.parse(changes);
  expect(encodeDelta(delta)).toBe(encoded);
  expect(decodeDelta(encoded)).toEqual(delta);
});

test.each([
  ['null', 'no delta'],
  ['7', 'no delta'],
  ['[[0,1],[]]', 'no delta'],
  ['[{"0":7}]', 'no delta'],
  ['[{"0":[[]]}]', 'no delta'],
  ['[{"1":[[0,1]]}]', 'no delta'],
])('%s is not a list of changes', (encoded, message) => {
  expect(() => decodeDelta(encoded)).toThrow(new UnreadablePacking(message));
});
