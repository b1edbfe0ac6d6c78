import { expect, test } from 'vitest';
import { firstSealedDay, lastShownDay, sealedSince } from './sealed-since.ts';

test.each([
  ['2031-06-10T18:00:00Z', '2031-06-08', '2031-06-07', '2031-06-08T04:00:00Z'],
  ['2031-06-10T03:00:00Z', '2031-06-07', '2031-06-06', '2031-06-07T04:00:00Z'],
  // the clocks are changed on March 9
  ['2031-03-10T18:00:00Z', '2031-03-08', '2031-03-07', '2031-03-08T05:00:00Z'],
  ['2031-11-03T18:00:00Z', '2031-11-01', '2031-10-31', '2031-11-01T04:00:00Z'],
])('at %s results since %s are not counted', (now, first, last, since) => {
  const at = Date.parse(now);
  expect([firstSealedDay(at), lastShownDay(at)]).toEqual([first, last]);
  expect(sealedSince(at)).toBe(Date.parse(since));
});
