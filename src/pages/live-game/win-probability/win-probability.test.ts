import { expect, test } from 'vitest';
import { liveView } from '#rules/baseball/game/testing/invented-views.ts';
import { describeSwing } from './win-probability.tsx';

const swing = { index: 30, inning: 4, half: 'bottom' as const, event: 'Double', batterId: 7, change: 182 };
const describeExample = (more: Partial<typeof swing> & { half?: 'top' | 'bottom' }, name = 'Una Fletcher') =>
  describeSwing({ ...swing, ...more }, liveView(), { 7: name });

test.each([
  [describeExample({}), 'Fletcher’s double, Bottom 4th, +18 points for the Mets'],
  [describeExample({ half: 'top' as 'bottom', change: -182 }), 'Fletcher’s double, Top 4th, +18 points for the Braves'],
  [describeExample({ change: 12 }, 'Cole Adames'), 'Adames’ double, Bottom 4th, +1 point for the Mets'],
  [describeExample({ event: 'Home Run' }), 'Fletcher’s home run, Bottom 4th, +18 points for the Mets'],
  [describeExample({ event: 'Field Error' }), 'Fletcher: Field Error, Bottom 4th, +18 points for the Mets'],
])('%s', (actual, expected) => expect(actual).toBe(expected));
