import { expect, test } from 'vitest';
import { imagineDivision } from './rules.ts';

const division = [
  { teamId: 1, wins: 6, losses: 4 },
  { teamId: 2, wins: 5, losses: 5 },
  { teamId: 3, wins: 4, losses: 6 },
];
const pick = (winnerId: number, loserId: number) => ({ winnerId, loserId });

test.each<[string, ReturnType<typeof pick>[], lines: string[]]>([
  ['no wrong pick', [], ['1: 6-4, was 1', '2: 5-5, was 2', '3: 4-6, was 3']],
  ['a loss of the last club turned around', [pick(3, 1)], ['1: 5-5, was 1', '2: 5-5, was 2', '3: 5-5, was 3']],
  ['a club of another division', [pick(2, 90), pick(91, 1)], ['2: 6-4, was 2', '1: 5-5, was 1', '3: 4-6, was 3']],
  ['the same clubs twice', [pick(3, 1), pick(3, 1)], ['3: 6-4, was 3', '2: 5-5, was 2', '1: 4-6, was 1']],
])('%s', (_, wrong, expected) => {
  const lines = imagineDivision(division, wrong);
  expect(lines.map(({ teamId, wins, losses, real }) => `${teamId}: ${wins}-${losses}, was ${real.place}`)).toEqual(
    expected,
  );
  expect(lines.map(({ place }) => place)).toEqual([1, 2, 3]);
});

test('the numbers of games of a division do not change', () => {
  const games = (lines: { wins: number; losses: number }[]) => lines.map(({ wins, losses }) => wins + losses);
  expect(games(imagineDivision(division, [pick(1, 2), pick(2, 3), pick(1, 80)]))).toEqual(games(division));
});

test('clubs without a game keep their order', () => {
  const idle = [7, 8].map((teamId) => ({ teamId, wins: 0, losses: 0 }));
  expect(imagineDivision(idle, []).map(({ teamId }) => teamId)).toEqual([7, 8]);
});
