import { isDeepStrictEqual } from 'node:util';
import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { gameViewSchema, type GameView } from '#rules/baseball/game/model.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { viewsOf } from '#rules/baseball/game/testing/views-of.ts';
import { applyDelta, decodeDelta, diffViews, encodeDelta } from './delta.ts';

const games = Array.from({ length: 30 }, (_, seed) => viewsOf(randomGame(seed)));
const everyView = games.flat();
const anyView = nat(everyView.length - 1).map((place) => everyView[place]);

const travelled = (before: GameView, after: GameView): GameView => {
  const delta = diffViews(before, after);
  return delta ? applyDelta(before, decodeDelta(encodeDelta(delta))) : before;
};

test('the generated games are valid and cover every kind', () => {
  for (const views of games) {
    const last = views.at(-1);
    expect(gameViewSchema.parse(last)).toEqual(last);
    const runs = views.map(({ totals }) => totals.away.runs + totals.home.runs);
    expect(runs).toEqual(runs.toSorted((a, b) => a - b));
    expect(views.every(({ outs }) => outs <= 3)).toBe(true);
  }
  const finals = games.map((views) => views.at(-1)?.inning ?? 0);
  expect(Math.max(...finals)).toBeGreaterThan(9);
});

test('deltas applied in order, one after each event, give the view of the server every time', () => {
  for (const views of games) {
    let [held] = views;
    for (const view of views.slice(1)) {
      held = held && travelled(held, view);
      expect(isDeepStrictEqual(held, view)).toBe(true);
    }
  }
});

test('a delta between any two views reproduces the second', () => {
  assert(
    property(anyView, anyView, (before, after) => {
      return before === undefined || after === undefined || isDeepStrictEqual(travelled(before, after), after);
    }),
    { numRuns: 5000 },
  );
});
