import { expect, test } from 'vitest';
import { depthChart } from './depth-chart.ts';
import type { RosterEntry } from './roster.ts';
import { inventedEntry } from './testing/invented-entry.ts';

const at = (abbreviation: string | null, id: number): RosterEntry =>
  inventedEntry(id, {
    position:
      abbreviation === null ? null : { group: 'other', code: '', name: 'As the league says', type: '', abbreviation },
  });

const read = (entries: RosterEntry[]) =>
  depthChart(entries).map(({ abbreviation, entries: players }) => [abbreviation, ...players.map(({ id }) => id)]);

test('positions have the order of a depth chart, players the club’s order, unknown positions come last', () => {
  const entries = [at('OF', 9), at('SS', 1), at('P', 2), at('SS', 3), at('SP', 4), at('C', 1), at(null, 5)];
  expect(read(entries)).toEqual([
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
