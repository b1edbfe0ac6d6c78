import { expect, test } from 'vitest';
import { groupByPosition } from './group-by-position.ts';
import type { RosterEntry } from './roster.ts';

const at = (type: string | null, id: number): RosterEntry => ({
  id,
  name: `Player ${id}`,
  jerseyNumber: null,
  age: null,
  position: type === null ? null : { code: '', name: type, type, abbreviation: '' },
  bats: null,
  throws: null,
  status: null,
  note: null,
});

test('each player is in one group, and the groups have the order of a roster sheet', () => {
  const entries = [at('Pitcher', 1), at('Two-Way Player', 2), at('Outfielder', 3), at('Catcher', 4), at(null, 5)];
  expect(groupByPosition(entries).map(({ name, entries: group }) => [name, group.map(({ id }) => id)])).toEqual([
    ['Catchers', [4]],
    ['Outfielders', [3]],
    ['Pitchers', [1, 2]],
    ['Others', [5]],
  ]);
});

test('the group of designated hitters exists only if there are any', () => {
  expect(groupByPosition([at('Hitter', 1)]).map(({ name }) => name)).toEqual(['Designated Hitters']);
  expect(groupByPosition([])).toEqual([]);
});
