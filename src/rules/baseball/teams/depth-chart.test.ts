import { expect, test } from 'vitest';
import { depthChart, groupByPosition } from './depth-chart.ts';
import type { RosterEntry, PositionGroup } from './roster.ts';
import { inventedEntry } from './testing/invented-entry.ts';

const at = (abbreviation: string | null, id: number): RosterEntry =>
  inventedEntry(id, {
    position:
      abbreviation === null ? null : { group: 'other', code: '', name: 'As the league says', type: '', abbreviation },
  });

const read = (entries: RosterEntry[]) =>
  depthChart(entries).map(({ abbreviation, entries: players }) => [abbreviation, ...players.map(({ id }) => id)]);

test('positions have the order of a depth chart, players the club’s order, unknown positions come last', () => {
  expect(read([at('OF', 9), at('SS', 1), at('P', 2), at('SS', 3), at('SP', 4), at('C', 1), at(null, 5)])).toEqual([
    ['SP', 4],
    ['P', 2],
    ['C', 1],
    ['SS', 1, 3],
    ['OF', 9],
  ]);
});

test('a player listed twice at one position appears once', () =>
  expect(read([at('SS', 1), at('SS', 1)])).toEqual([['SS', 1]]));

test('a position has its name in depth charts, an unknown one the upstream’s name', () =>
  expect(depthChart([at('LF', 1), at('OF', 2)]).map(({ name }) => name)).toEqual(['Left field', 'As the league says']));

const inGroup = (group: PositionGroup | null, id: number): RosterEntry =>
  inventedEntry(id, { position: group === null ? null : { group, code: '', name: '', type: '', abbreviation: '' } });

test('each player is in one group, and the groups have the order of a roster sheet', () => {
  const entries = [
    inGroup('pitcher', 1),
    inGroup('twoWay', 2),
    inGroup('outfielder', 3),
    inGroup('catcher', 4),
    inGroup(null, 5),
  ];
  expect(groupByPosition(entries).map(({ name, entries: group }) => [name, group.map(({ id }) => id)])).toEqual([
    ['Catchers', [4]],
    ['Outfielders', [3]],
    ['Pitchers', [1, 2]],
    ['Others', [5]],
  ]);
});

test('the group of designated hitters exists only if there are any', () => {
  expect(groupByPosition([inGroup('hitter', 1)]).map(({ name }) => name)).toEqual(['Designated Hitters']);
  expect(groupByPosition([])).toEqual([]);
});
