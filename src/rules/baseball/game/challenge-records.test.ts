import { expect, test } from 'vitest';
import {
  type ChallengeCount,
  clubChallenges,
  playerChallenges,
  roleChallenges,
  successRate,
} from './challenge-records.ts';

const [ada, bo, cy] = [
  { id: 1, name: 'Ada Marsh' },
  { id: 2, name: 'Bo Lind' },
  { id: 3, name: 'Cy Moor' },
];
const count = (teamId: number, player: ChallengeCount['player'], ...facts: ['batter' | 'catcher', number, number]) => {
  const [role, won, lost] = facts;
  return { teamId, player, role: player && role, won, lost };
};
const counts: ChallengeCount[] = [
  count(110, ada, 'batter', 1, 2),
  count(110, ada, 'catcher', 4, 0),
  count(110, null, 'batter', 0, 1),
  count(121, cy, 'batter', 4, 1),
  count(121, bo, 'catcher', 1, 2),
  count(108, cy, 'batter', 0, 1),
];

test.each([
  [3, 1, 0.75],
  [0, 2, 0],
  [1, 0, 1],
])('%d won and %d lost are a success rate of %d', (won, lost, rate) => expect(successRate({ won, lost })).toBe(rate));

test('the record of a club counts challenges without a player; the most wins come first', () =>
  expect(clubChallenges(counts)).toEqual([
    { teamId: 110, won: 5, lost: 3 },
    { teamId: 121, won: 5, lost: 3 },
    { teamId: 108, won: 0, lost: 1 },
  ]));

test('a player has a record for each role and club; the fewest losses, then the names decide among equal wins', () =>
  expect(playerChallenges(counts).map(({ player, teamId, role, won }) => [player.name, teamId, role, won])).toEqual([
    ['Ada Marsh', 110, 'catcher', 4],
    ['Cy Moor', 121, 'batter', 4],
    ['Ada Marsh', 110, 'batter', 1],
    ['Bo Lind', 121, 'catcher', 1],
    ['Cy Moor', 108, 'batter', 0],
  ]));

test('the players of a role are counted together, without those of an unknown role', () =>
  expect(roleChallenges([...counts, { teamId: 108, player: null, role: null, won: 1, lost: 0 }])).toEqual([
    { role: 'batter', won: 5, lost: 4 },
    { role: 'catcher', won: 5, lost: 2 },
  ]));

test('without challenges there are no records', () =>
  expect([clubChallenges([]), playerChallenges([]), roleChallenges([])]).toEqual([[], [], []]));
