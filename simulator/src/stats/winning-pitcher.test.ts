import { expect, test } from 'vitest';
import { type Appearance, findWinningPitcher } from './winning-pitcher.ts';

const none = { runs: 0, earnedRuns: 0, inheritedRunnersScored: 0, hits: 0, walks: 0, hitBatsmen: 0 };

function pitcher(id: number, outs: number, figures: Partial<Appearance> = {}): Appearance {
  return { ...none, id, outs, ...figures };
}

const rows: readonly [name: string, pitchers: readonly Appearance[], recordId: number, winnerId: number][] = [
  ['a starter with five innings', [pitcher(1, 15), pitcher(2, 12)], 1, 1],
  ['a complete game', [pitcher(1, 27)], 1, 1],
  ['a starter without an out and without a reliever', [pitcher(1, 0)], 1, 1],
  ['a starter with four innings of nine: the longest reliever', [pitcher(1, 14), pitcher(2, 3), pitcher(3, 10)], 1, 3],
  ['a starter with four innings of five', [pitcher(1, 12), pitcher(2, 3)], 1, 1],
  ['a starter with three innings of five', [pitcher(1, 11), pitcher(2, 4)], 1, 2],
  ['equal relievers: the earlier one', [pitcher(1, 12), pitcher(2, 6), pitcher(3, 6)], 1, 2],
  [
    'four innings with four runs against three without a run',
    [pitcher(1, 6), pitcher(2, 12, { runs: 4, earnedRuns: 4, hits: 6 }), pitcher(3, 9)],
    1,
    3,
  ],
  ['two outs against a whole inning with a hit', [pitcher(1, 12), pitcher(2, 2), pitcher(3, 3, { hits: 1 })], 1, 3],
  ['the reliever when the lead was taken', [pitcher(1, 12), pitcher(2, 12), pitcher(3, 3)], 3, 3],
  [
    'a brief and ineffective reliever: an effective successor',
    [pitcher(1, 18), pitcher(2, 2, { runs: 2, earnedRuns: 2, hits: 3 }), pitcher(3, 1), pitcher(4, 6)],
    2,
    4,
  ],
  [
    'a brief reliever whose inherited runners scored',
    [pitcher(1, 18), pitcher(2, 1, { inheritedRunnersScored: 2, hits: 1 }), pitcher(3, 8)],
    2,
    3,
  ],
  [
    'an ineffective reliever with a whole inning',
    [pitcher(1, 18), pitcher(2, 3, { runs: 3, earnedRuns: 3, hits: 3 }), pitcher(3, 6)],
    2,
    2,
  ],
  [
    'a brief and ineffective reliever without an effective successor',
    [pitcher(1, 25), pitcher(2, 2, { runs: 2, earnedRuns: 2, hits: 2 }), pitcher(3, 0)],
    2,
    2,
  ],
];

test.each(rows)('the win goes to the right pitcher: %s', (_, pitchers, recordId, winnerId) => {
  expect(findWinningPitcher(pitchers, recordId)).toBe(winnerId);
});
