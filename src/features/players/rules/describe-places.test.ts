import { expect, test } from 'vitest';
import { describePool, formatRank, smallSampleText } from './describe-places.ts';

test.each([
  [
    'hitting',
    {
      kind: 'qualified',
      size: 132,
      places: [
        { id: 'homeRuns', of: 568 },
        { id: 'stolenBases', of: 568 },
      ],
    },
    '2025, among the 132 hitters who qualified for the batting title; HR and SB among all 568. 100 is best.',
  ],
  [
    'pitching',
    { kind: 'played', size: 210, places: [{ id: 'era', of: 210 }] },
    '2025, of 210 with 20 innings, not qualified for the ERA title. 100 is best.',
  ],
  ['hitting', undefined, '2025, fewer than 50 plate appearances: no percentiles, and no ranks of rates.'],
] as const)('the percentiles of %s in %o: %s', (group, pool, text) =>
  expect(describePool(group, '2025', pool)).toBe(text),
);

test.each([
  [{ text: '.322', rank: 1, isTied: false }, '1st'],
  [{ text: '31', rank: 3, isTied: true }, 'T-3rd'],
  [{ text: '0', rank: 88, isTied: true }, null],
])('%o is %s', (place, text) => expect(formatRank(place)).toBe(text));

test.each([
  ['hitting', { plateAppearances: '2' }, '2 plate appearances'],
  ['hitting', { plateAppearances: '1' }, '1 plate appearance'],
  ['hitting', { plateAppearances: '50' }, null],
  ['hitting', {}, null],
  ['pitching', { inningsPitched: '3.1' }, '3.1 innings'],
  ['pitching', { inningsPitched: '20.0' }, null],
] as const)('%s of %o is a small sample: %s', (group, figures, text) =>
  expect(smallSampleText(group, figures)).toBe(text),
);
