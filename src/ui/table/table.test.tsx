import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inGroup, type Column } from './column.ts';
import { Table } from './table.tsx';

type Row = { name: string; homeRuns: number };

const rows: Row[] = [4, 8, 15, 16, 23, 42].map((homeRuns) => ({ name: `P${homeRuns}`, homeRuns }));
const name: Column<Row> = { id: 'name', head: 'Player', value: (row) => row.name, isText: true };
const homeRuns: Column<Row> = { id: 'hr', head: 'HR', value: (row) => row.homeRuns };

type Choices = Pick<ComponentProps<typeof Table<Row>>, 'hasGroupChoice' | 'minimum' | 'foot'>;

const render = (columns: readonly Column<Row>[], choices: Choices = {}, search = '') =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/players${search}`]}>
      <Table caption="Players" urlName="" columns={columns} rows={rows} rowKey={(row) => row.name} {...choices} />
    </MemoryRouter>,
  );

const namesIn = (html: string): string[] => [...html.matchAll(/<th scope="row">(P\d+)/g)].map(([, each = '']) => each);

test('a group has a head above those of its columns, in a column group of the table', () => {
  const html = render([name, ...inGroup('Batting', [homeRuns, { ...homeRuns, id: 'again' }])]);
  expect(html).toContain('<colgroup span="1"></colgroup><colgroup span="2"></colgroup>');
  expect(html).toContain('<tr><td></td><th scope="colgroup" colSpan="2">Batting</th></tr>');
});

test('the place above a column that phones leave out is left out too', () => {
  const html = render([name, { ...homeRuns, id: 'age', isMore: true }, ...inGroup('Batting', [homeRuns])]);
  expect(html).toContain('<tr><td></td><td data-more="true"></td><th scope="colgroup" colSpan="1">Batting</th></tr>');
});

test('heat marks the best and the worst cells, and says it', () => {
  const html = render([name, { ...homeRuns, heat: { better: 'high' } }]);
  expect(html).toContain('data-heat="5">42<span class="visually-hidden">, 99th percentile of this table</span>');
  expect(html).toContain('data-heat="1">4<span');
  expect(html).toContain('<td>15</td>');
});

test('without groups and heat there is no row of groups, no mark and no key', () => {
  expect(render([name, homeRuns])).not.toMatch(/colgroup|data-heat|Worse/);
});

test('the URL sorts the table', () => {
  expect(namesIn(render([{ ...name, isText: false }, homeRuns], {}, '?sort=-hr'))[0]).toBe('P42');
  expect(namesIn(render([{ ...name, isText: false }, homeRuns], {}, '?sort=hr'))[0]).toBe('P4');
  expect(render([name, homeRuns], {}, '?sort=-hr')).toContain('aria-sort="descending"');
});

test('a group of columns that the URL names is shown alone; without one, phones show the first', () => {
  const steals = { ...homeRuns, id: 'sb', head: 'SB' };
  const columns = [name, ...inGroup('Batting', [homeRuns]), ...inGroup('Running', [steals])];
  const all = render(columns, { hasGroupChoice: true });
  expect(all).toMatch(/<th scope="col">.*HR.*<th scope="col" data-more="true">.*SB/);
  const running = render(columns, { hasGroupChoice: true }, '?columns=Running');
  for (const part of ['>HR', 'data-more']) expect(running).not.toContain(part);
  expect(render(columns, { hasGroupChoice: true }, '?columns=all')).not.toContain('data-more');
});

test('rows with less than the minimum are left out, and rows for comparison stay', () => {
  const minimum = { label: 'Home runs', value: (row: Row) => row.homeRuns, choices: [0, 10, 20], initial: 20 };
  const columns = [{ ...name, isText: false }, homeRuns];
  expect(namesIn(render(columns, { minimum, foot: [{ name: 'P1', homeRuns: 1 }] }))).toEqual(['P23', 'P42', 'P1']);
  expect(namesIn(render(columns, { minimum }, '?min=10'))).toEqual(['P15', 'P16', 'P23', 'P42']);
  // what is no choice is not applied
  for (const min of ['41', '-1', 'many']) {
    const html = render(columns, { minimum }, `?min=${min}`);
    expect(namesIn(html)).toEqual(['P23', 'P42']);
    expect(html).toContain('<option value="20" selected="">');
  }
});
