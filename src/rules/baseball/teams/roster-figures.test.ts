import { expect, test } from 'vitest';
import { averageAge, countHands, handOf } from './roster-figures.ts';
import type { PositionGroup, RosterEntry } from './roster.ts';
import { inventedEntry } from './testing/invented-entry.ts';

const player = (id: number, group: PositionGroup, more: Partial<RosterEntry>): RosterEntry =>
  inventedEntry(id, { position: { group, code: '', name: '', type: '', abbreviation: '' }, ...more });

const entries = [
  player(1, 'pitcher', { bats: 'Right', throws: 'Left', age: 20 }),
  player(2, 'infielder', { bats: 'Switch', throws: 'Right', age: 31 }),
  player(2, 'outfielder', { bats: 'Switch', throws: 'Right', age: 31 }),
  player(3, 'catcher', { bats: 'Left', throws: 'Right' }),
  player(4, 'catcher', {}),
];

test('the hand of a pitcher is the throwing hand, that of other players the batting side', () =>
  expect(entries.map(handOf)).toEqual(['Left', 'Switch', 'Switch', 'Left', null]));

test('a player with several entries is counted once', () =>
  expect(countHands(entries)).toEqual([
    { hand: 'Left', count: 2 },
    { hand: 'Switch', count: 1 },
  ]));

test('the average age is that of the players with a known age', () => {
  expect([averageAge(entries), averageAge([])]).toEqual([25.5, null]);
});
