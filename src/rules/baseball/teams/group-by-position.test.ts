import { expect, test } from 'vitest';
import { groupByPosition } from './depth-chart.ts';
import type { PositionGroup, RosterEntry } from './roster.ts';
import { inventedEntry } from './testing/invented-entry.ts';

const at = (group: PositionGroup | null, id: number): RosterEntry =>
  inventedEntry(id, { position: group === null ? null : { group, code: '', name: '', type: '', abbreviation: '' } });

test('each player is in one group, and the groups have the order of a roster sheet', () => {
  const entries = [at('pitcher', 1), at('twoWay', 2), at('outfielder', 3), at('catcher', 4), at(null, 5)];
  expect(groupByPosition(entries).map(({ name, entries: group }) => [name, group.map(({ id }) => id)])).toEqual([
    ['Catchers', [4]],
    ['Outfielders', [3]],
    ['Pitchers', [1, 2]],
    ['Others', [5]],
  ]);
});

test('the group of designated hitters exists only if there are any', () => {
  expect(groupByPosition([at('hitter', 1)]).map(({ name }) => name)).toEqual(['Designated Hitters']);
  expect(groupByPosition([])).toEqual([]);
});
