import { expect, test } from 'vitest';
import { hardestOf, summarizeBattedBalls } from './batted-balls.ts';

const balls = [88, 95, null, 110.26, 94.9].map((exitVelocity) => ({ exitVelocity }));

test('a ball of 95 mph is a hard hit, and one that was not measured does not count', () => {
  expect(summarizeBattedBalls(balls)).toEqual({ average: '97.0', hard: '50.0%' });
  expect([summarizeBattedBalls([{ exitVelocity: null }]), summarizeBattedBalls([])]).toEqual([null, null]);
});

test('the hardest hit balls come first', () => {
  expect(hardestOf(balls, 2).map(({ exitVelocity }) => exitVelocity)).toEqual([110.26, 95]);
  expect(hardestOf(balls, 9)).toHaveLength(4);
});
