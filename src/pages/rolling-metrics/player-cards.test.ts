import { expect, test } from 'vitest';
import { trendScale, trendShape } from './player-cards.tsx';

const box = { width: 100, height: 50 };

test('all cards share one scale from the smallest to the largest value', () => {
  expect(trendScale([{ trend: [0.2, null] }, { trend: [0.5, 0.3] }])).toEqual({ low: 0.2, high: 0.5 });
  expect([trendScale([{ trend: [0.2] }]), trendScale([{ trend: [0.2, 0.2] }])]).toEqual([null, null]);
});

test('a trend is a line from left to right with gaps for unknown values', () =>
  expect(trendShape([0, 1, null, 2, 2], { season: 1, league: 0.5 }, { low: 0, high: 2 }, box)).toEqual({
    line: 'M0 50L25 25M75 0L100 0',
    last: { x: 100, y: 0 },
    band: { y: 0, height: 25 },
    season: 25,
    league: 37.5,
  }));

test('one value gives no line, and values beyond the scale are clamped to the box', () => {
  expect(trendShape([null, 1], { season: 1, league: 1 }, { low: 0, high: 2 }, box)).toBeNull();
  const far = trendShape([0, 1, null], { season: 9, league: null }, { low: 0, high: 2 }, box);
  expect(far).toMatchObject({ last: null, season: 0, league: null });
});
