import { expect, test } from 'vitest';
import type { Teams } from '../contract/teams.ts';
import { renderWith } from '#app/testing/render-with.ts';

const club = (id: number, name: string, division: string) => ({
  id,
  name,
  shortName: name,
  abbreviation: 'ABC',
  league: null,
  division: { id: 1, name: division },
  parent: null,
});

const teams: Teams = {
  level: 1,
  season: '2026',
  teams: [club(121, 'New York Mets', 'National League East'), club(147, 'New York Yankees', 'American League East')],
  freshness: { asOf: 0, isStale: false },
};

test('Teams has its heading, the note about a map, and a link to the roster of every club', async () => {
  const { status, html } = await renderWith('/teams', { 'GET /api/teams': teams });
  expect(status).toBe(200);
  expect(html).toContain('Select Team</h1>');
  expect(html).toContain('A map of the ballparks is planned for this page');
  expect(html.indexOf('American League East')).toBeLessThan(html.indexOf('National League East'));
  expect(html).toMatch(/<a [^>]*href="\/rosters\?team=121">New York Mets<\/a>/);
});

test('Teams works when the league cannot be reached', async () => {
  const { status, html } = await renderWith('/teams?level=nonsense', {});
  expect(status).toBe(200);
  expect(html).toContain('Select Team</h1>');
  expect(html).toMatch(/value="1" selected/);
});
