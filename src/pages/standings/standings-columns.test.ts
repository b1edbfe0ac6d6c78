import { expect, test } from 'vitest';
import {
  describeStandingsDate,
  clinchLetter,
  describeMissingStandings,
  formatRecord,
} from '#features/standings/screen/standings-columns.tsx';
import { clubLine } from '#rules/baseball/standings/testing/club-line.ts';
import { standingsHead, parseStandingsParams } from './standings.page.tsx';

test('an unknown record is a dash', () =>
  expect([formatRecord({ wins: 5, losses: 4 }), formatRecord(null)]).toEqual(['5-4', '-']));

test.each([
  [{ season: '2026', date: null, isOver: false }, 'Season of 2026'],
  [{ season: '2024', date: null, isOver: true }, 'Final, 2024'],
  [{ season: '2024', date: '2024-06-01', isOver: false }, 'Standings as of Saturday, June 1, 2024'],
])('%j is described as %s', (standings, text) => expect(describeStandingsDate(standings)).toBe(text));

test.each([
  [{ season: '1899', date: null }, 'There are no standings of 1899 at this level.'],
  [{ season: '2024', date: '2024-02-01' }, 'There are no standings of Thursday, February 1, 2024 at this level.'],
])('no standings for %j: %s', (standings, text) => expect(describeMissingStandings(standings)).toBe(text));

test.each([
  ['z', 0, 'division', 'z'],
  [null, 0, 'division', 'y'],
  [null, 0, 'wildCard', 'w'],
  [null, 4, 'division', null],
  [null, null, 'wildCard', null],
] as const)(
  'with the league’s %s and the magic number %s in a %s table, the letter is %s',
  (clinched, magicNumber, kind, letter) =>
    expect(clinchLetter(clubLine({ clinched, magicNumber }), { kind })).toBe(letter),
);

test('parses season, day, level and club of a URL, with defaults', () => {
  const place = (search: string) => parseStandingsParams(new URLSearchParams(search));
  expect(place('')).toEqual({ season: undefined, date: undefined, level: 1, team: null });
  expect(place('season=2024&date=2024-06-01&level=11&team=452')).toEqual({
    season: '2024',
    date: '2024-06-01',
    level: 11,
    team: 452,
  });
  expect(place('team=mets&season=').team).toBeNull();
});

test.each([
  ['', 'Standings'],
  ['season=2024', 'Standings of 2024'],
  ['season=2024&date=2024-06-01', 'Standings of Saturday, June 1, 2024'],
  ['date=nonsense', 'Standings'],
])('the head of ?%s is %s', (search, title) =>
  expect(standingsHead(parseStandingsParams(new URLSearchParams(search))).title).toBe(title),
);
