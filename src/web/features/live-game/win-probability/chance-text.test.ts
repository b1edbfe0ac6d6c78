import { expect, test } from 'vitest';
import { liveView } from '../testing/invented-views.ts';
import { formatBothChances, describeSwing } from './chance-text.ts';

test.each([
  [0, 'Mets 0%, Braves 100%'],
  [3, 'Mets < 1%, Braves > 99%'],
  [35, 'Mets 4%, Braves 96%'],
  [445, 'Mets 45%, Braves 55%'],
  [965, 'Mets 97%, Braves 3%'],
  [996, 'Mets > 99%, Braves < 1%'],
  [1000, 'Mets 100%, Braves 0%'],
])('both chances of %i ‰ add up to 100%', (chance, expected) => {
  expect(formatBothChances(chance, liveView().teams)).toBe(expected);
});

const swing = { index: 30, inning: 4, half: 'bottom' as const, event: 'Double', batterId: 7, change: 182 };
const describeExample = (more: Partial<typeof swing> & { half?: 'top' | 'bottom' }, name = 'Una Fletcher') =>
  describeSwing({ ...swing, ...more }, liveView(), { 7: name });

test.each([
  [describeExample({}), 'Fletcher’s double, Bottom 4th, +18 points for the Mets'],
  [describeExample({ half: 'top' as 'bottom', change: -182 }), 'Fletcher’s double, Top 4th, +18 points for the Braves'],
  [describeExample({ change: 12 }, 'Cole Adames'), 'Adames’ double, Bottom 4th, +1 point for the Mets'],
  [describeExample({ event: 'Home Run' }), 'Fletcher’s home run, Bottom 4th, +18 points for the Mets'],
  [describeExample({ event: 'Field Error' }), 'Fletcher: Field Error, Bottom 4th, +18 points for the Mets'],
])('%s', (actual, expected) => {
  expect(actual).toBe(expected);
});
