import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { inGroup } from './column-groups.ts';
import { Table } from './table.tsx';

type Row = { name: string; homeRuns: number };

const rows: Row[] = [4, 8, 15, 16, 23, 42].map((homeRuns) => ({ name: `P${homeRuns}`, homeRuns }));
const name: Column<Row> = { id: 'name', head: 'Player', value: (row) => row.name, isText: true };
const homeRuns: Column<Row> = { id: 'hr', head: 'HR', value: (row) => row.homeRuns };

const render = (columns: readonly Column<Row>[]) =>
  renderToStaticMarkup(<Table caption="Players" columns={columns} rows={rows} rowKey={(row) => row.name} />);

test('a group has a head above those of its columns, in a column group of the table', () => {
  const html = render([name, ...inGroup('Batting', [homeRuns, { ...homeRuns, id: 'again' }])]);
  expect(html).toContain('<colgroup span="1"></colgroup><colgroup span="2"></colgroup>');
  expect(html).toContain('<tr><td></td><th scope="colgroup" colSpan="2">Batting</th></tr>');
});

test('heat marks the best and the worst cells, and says it', () => {
  const html = render([name, { ...homeRuns, heat: { better: 'high' } }]);
  expect(html).toContain('data-heat="5">42<span class="visually-hidden">, 99th percentile of this table</span>');
  expect(html).toContain('data-heat="1">4<span');
  expect(html).toContain('<td>15</td>');
});

test('without groups and heat there is no row of groups, no mark and no key', () => {
  const html = render([name, homeRuns]);
  expect(html).not.toMatch(/colgroup|data-heat|Worse/);
});
