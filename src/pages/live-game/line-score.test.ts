import { expect, test } from 'vitest';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { finalView, liveView, previewView } from '#rules/baseball/game/testing/invented-views.ts';
import { inningColumns } from './line-score.tsx';

const textsOf = (view: GameView, side: Side) => inningColumns(view).map(({ cell }) => cell(side) || '.');

test('in a game in progress, future innings are empty', () => {
  expect(textsOf(liveView(), 'away')).toEqual('0100200..'.split(''));
  expect(textsOf(liveView(), 'home')).toEqual('0002021..'.split(''));
});

test('a bottom half that was not played is an X', () =>
  expect(textsOf(finalView(), 'home')).toEqual('00020210X'.split('')));

test('extra innings add columns', () => {
  const lineScore = Array.from({ length: 11 }, (_, place) => ({ number: place + 1, away: 0, home: 0 }));
  expect(textsOf(finalView({ lineScore, inning: 11 }), 'away')).toEqual('00000000000'.split(''));
});

test('only the half-inning being played is current', () => {
  const current = (view: GameView) =>
    (['away', 'home'] as const).flatMap((side) =>
      inningColumns(view).flatMap(({ id, cellMarks }) =>
        cellMarks?.(side)['data-current'] === true ? [`${side} ${id}`] : [],
      ),
    );
  expect(current(liveView())).toEqual(['home 7']);
  expect(current(liveView({ inningState: 'Top' }))).toEqual(['away 7']);
  expect(current(liveView({ inningState: 'Middle' }))).toEqual([]);
  expect(current(finalView())).toEqual([]);
  expect(current(previewView())).toEqual([]);
});
