import { expect, test } from 'vitest';
import { toStatBlocks } from '#sources/statsapi/to-stat-blocks.ts';
import { meetingsOf } from './meetings.ts';

const hitting = { displayName: 'hitting' };
const stat = (plateAppearances: number, hits: number) => ({
  plateAppearances,
  atBats: plateAppearances - 1,
  hits,
  baseOnBalls: 1,
  avg: (hits / (plateAppearances - 1)).toFixed(3).replace('0.', '.'),
  unusedHere: 3,
});

test('the newest season is the first, clubs of a season are added, and only regular seasons count', () => {
  const meetings = meetingsOf(
    toStatBlocks({
      stats: [
        {
          type: { displayName: 'vsPlayer' },
          group: hitting,
          splits: [
            { season: '2023', gameType: 'R', stat: stat(4, 1) },
            { season: '2025', gameType: 'R', stat: stat(5, 1), team: { id: 110, name: 'A' } },
            { season: '2025', gameType: 'R', stat: stat(7, 4), team: { id: 111, name: 'B' } },
            { season: '2025', gameType: 'F', stat: stat(3, 2) },
          ],
        },
        { type: { displayName: 'vsPlayerTotal' }, group: hitting, splits: [{ stat: stat(16, 6) }] },
      ],
    }),
  );
  expect(meetings).toMatchObject({
    seasons: [
      { season: '2025', figures: { plateAppearances: '12', atBats: '10', hits: '5', avg: '.500' } },
      { season: '2023', figures: { plateAppearances: '4', hits: '1', avg: '.333' } },
    ],
    career: { plateAppearances: '16', hits: '6', avg: '.400' },
  });
  expect(meetings.career).not.toHaveProperty('unusedHere');
});

test('without a total the seasons are added, and players who have not met have nothing', () => {
  const years = (splits: object[]) =>
    toStatBlocks({ stats: [{ type: { displayName: 'vsPlayer' }, group: hitting, splits }] });
  const both = [
    { season: '2023', stat: stat(4, 1) },
    { season: '2025', stat: stat(5, 1) },
  ];
  expect(meetingsOf(years(both)).career).toMatchObject({ plateAppearances: '9', hits: '2' });
  expect(meetingsOf(years([]))).toEqual({ seasons: [], career: null });
  expect(meetingsOf(years([{ season: '2025', stat: { plateAppearances: 0 } }]))).toEqual({ seasons: [], career: null });
});
