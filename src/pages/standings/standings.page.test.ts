import { expect, test } from 'vitest';
import { renderWith } from '#app/testing/render-with.ts';
import type { Standings, StandingsRace } from '#features/standings/contract.ts';
import type { StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import { clubLine, clubTable } from '#rules/baseball/standings/testing/club-line.ts';

const table = (name: string, kind: StandingsTable['kind'], ids: number[]): StandingsTable => {
  const lines = ids.map((id, place) =>
    clubLine({
      id,
      gamesBehind: place * 1.5,
      ...(place === 0 ? { magicNumber: 9 } : { eliminationNumber: place - 1 }),
    }),
  );
  const places = kind === 'wildCard' ? 3 : 1;
  return clubTable(lines, { kind, name, leagueId: 103, leagueName: 'American League', places });
};

const standings: Standings = {
  season: '2030',
  date: null,
  level: 1,
  firstDay: '2030-03-28',
  lastDay: '2030-09-29',
  isOver: false,
  areTiesBroken: false,
  tables: [
    table('East', 'division', [1, 2]),
    table('West', 'division', [3, 4]),
    table('Wild Card', 'wildCard', [2, 4]),
  ],
  freshness: { asOf: Date.UTC(2030, 5, 1, 16), isStale: false },
};

const club = (id: number, behind: number[]) => ({ id, shortName: `Club ${id}`, abbreviation: `C${id}`, behind });
const standingsRace: StandingsRace = {
  season: '2030',
  date: null,
  level: 1,
  freshness: standings.freshness,
  race: {
    days: ['2030-05-30', '2030-05-31'],
    divisions: [{ divisionId: 1, name: 'West', clubs: [club(3, [0, 0]), club(4, [1, 1.5])] }],
  },
};

const render = (
  search: string,
  given: Partial<Standings> = {},
  others: Record<string, unknown> = { 'GET /api/standings/race': standingsRace },
) => renderWith(`/standings${search}`, { 'GET /api/standings': { ...standings, ...given }, ...others });
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading?.trim());

test('the division of the club is first, with its race as text; the wild cards are last and name their league', async () => {
  const { html, status } = await render('?team=4');
  expect(status).toBe(200);
  expect(headings(html)).toEqual(['West', 'East', 'Wild Card']);
  expect(html).toContain('aria-label="West, games behind: Club 3 in front; Club 4 1.5 games behind."');
  expect(html).toMatch(/Wild Card<small> American League/);
  expect(html.match(/data-marked="true"/g)).toHaveLength(2);
});

test('an eliminated club is marked with an E, and the columns are explained', async () => {
  const { html } = await render('');
  expect(html).toMatch(/<td>9<\/td><td>-<\/td><\/tr>/);
  expect(html).toMatch(/<td>-<\/td><td>E<\/td><\/tr>/);
  expect(html).toContain('Elimination number');
});

test('without the results of the season there are tables and no races', async () => {
  const { html, status } = await render('', {}, {});
  expect(status).toBe(200);
  expect(html).not.toContain('games behind:');
  expect(headings(html)).toEqual(['East', 'West', 'Wild Card']);
});

test('a finished season has no magic numbers', async () => {
  const { html } = await render('', { isOver: true, season: '2029' });
  expect(html).toContain('Final, 2029');
  expect(html).not.toContain('ELIM');
});

test('the rules for ties are stated only where results broke them', async () => {
  const rules = 'Tiebreakers follow MLB rules';
  expect((await render('', { areTiesBroken: true })).html).toContain(rules);
  expect((await render('?season=2019&date=2019-07-01')).html).not.toContain(rules);
});

test('a wild card whose places are not known has no games behind', async () => {
  const [division, , wildCard] = standings.tables;
  if (division === undefined || wildCard === undefined) throw new Error('no tables');
  const lines = wildCard.lines.map((line) => ({
    ...line,
    gamesBehind: null,
    eliminationNumber: null,
    magicNumber: null,
  }));
  const { html } = await render('?season=2020', { tables: [division, { ...wildCard, places: 0, lines }] });
  expect(html).toContain('American League Wild Card standings');
  expect(html).not.toContain('>WCGB<span');
});
