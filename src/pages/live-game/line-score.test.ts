import { expect, test } from 'vitest';
import { finalView, liveView, previewView } from '#rules/baseball/game/testing/invented-views.ts';
import { lineScoreCells } from './line-score.tsx';

const texts = (cells: ReturnType<typeof lineScoreCells>) => cells.map(({ text }) => text || '.').join('');

test('in a game in progress, future innings are empty', () => {
  expect(texts(lineScoreCells(liveView(), 'away'))).toBe('0100200..');
  expect(texts(lineScoreCells(liveView(), 'home'))).toBe('0002021..');
});

test('a bottom half that was not played is an X', () =>
  expect(texts(lineScoreCells(finalView(), 'home'))).toBe('00020210X'));

test('extra innings add columns', () => {
  const lineScore = Array.from({ length: 11 }, (_, place) => ({ number: place + 1, away: 0, home: 0 }));
  expect(texts(lineScoreCells(finalView({ lineScore, inning: 11 }), 'away'))).toBe('00000000000');
});

test('only the half-inning being played is current', () => {
  const current = (view: ReturnType<typeof liveView>) =>
    (['away', 'home'] as const).flatMap((side) =>
      lineScoreCells(view, side).flatMap(({ inning, isCurrent }) => (isCurrent ? [`${side} ${inning}`] : [])),
    );
  expect(current(liveView())).toEqual(['home 7']);
  expect(current(liveView({ inningState: 'Top' }))).toEqual(['away 7']);
  expect(current(liveView({ inningState: 'Middle' }))).toEqual([]);
  expect(current(finalView())).toEqual([]);
  expect(current(previewView())).toEqual([]);
});
