import { describe, expect, test } from 'vitest';
import { renderMain, renderWith } from '#app/testing/render-with.ts';
import type { ChancesHistory, ClubChances, SeasonChances } from '#features/chances/contract.ts';
import { inventedChances, inventedClubChances } from '#features/chances/testing/invented-chances.ts';
import type { Standings, StandingsRace } from '#features/standings/contract.ts';
import { ApiError } from '#platform/api/api-error.ts';
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
const hidden = new ApiError(403, {
  error: { code: 'hidden', message: 'You hide scores.', fields: { opens: 'standings' } },
});

const chancesOf = (id: number, playoffs: number, decided: ClubChances['decided'] = []): ClubChances => {
  const invented = inventedClubChances(id);
  return { ...invented, chances: { ...invented.chances, playoffs }, decided };
};
const chances = inventedChances({
  season: '2030',
  clubs: [
    inventedClubChances(1, { weekChange: 0.042 }),
    chancesOf(2, 1, ['playoffs']),
    chancesOf(3, 0.0004),
    inventedClubChances(4),
  ],
});
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading?.trim());

test('the division of the club is first, with its race as text; the wild cards are last and name their league', async () => {
  const { html, status } = await render('?team=4');
  expect(status).toBe(200);
  expect(headings(html)).toEqual(['West', 'East', 'Wild Card']);
  expect(html).toContain('aria-label="West, games behind: Club 3 in front; Club 4 1.5 games behind."');
  expect(html).toMatch(/Wild Card<small> American League/);
  expect(html.match(/data-marked="true"/g)).toHaveLength(2);
});

test('without a club of the user or the URL, no row is marked and the order is that of the league', async () => {
  const { html } = await render('');
  expect(headings(html)).toEqual(['East', 'West', 'Wild Card']);
  expect(html).not.toContain('data-marked');
});

test('an eliminated club is marked with an E, and the columns are explained', async () => {
  const { html } = await render('');
  expect(html).toMatch(/<td>9<\/td><td>-<\/td><\/tr>/);
  expect(html).toMatch(/<td>-<\/td><td>E<\/td><\/tr>/);
  expect(html).toContain('Elimination number');
});

test.each([
  ['of the newest results', '', {}, '2030-06-01'],
  ['that is chosen', '?date=2030-05-20', { date: '2030-05-20' }, '2030-05-20'],
  [
    'of the last results',
    '?season=2029',
    { season: '2029', firstDay: '2029-03-29', lastDay: '2029-09-30' },
    '2029-09-30',
  ],
  ['that is missing before the season', '', { firstDay: '2030-06-02' }, ''],
])('the field has the day %s', async (_, search, given, day) => {
  const { html } = await render(search, given);
  expect(/<input[^>]*type="date"[^>]*>/.exec(html)?.[0]).toContain(`value="${day}"`);
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

test('all clubs are one table, which one-run games and wins above the expected ones sort', async () => {
  const lines = [
    clubLine({ id: 1, wins: 50, losses: 40, expected: { wins: 52, losses: 38 }, oneRun: { wins: 10, losses: 9 } }),
    clubLine({ id: 2, wins: 48, losses: 42, expected: { wins: 45, losses: 45 }, oneRun: { wins: 9, losses: 12 } }),
    clubLine({ id: 3, wins: 40, losses: 50, expected: { wins: 40, losses: 50 }, oneRun: { wins: 8, losses: 2 } }),
  ];
  const firstBy = async (search: string) => {
    const { text } = await renderMain(`/standings?view=clubs${search}`, {
      'GET /api/standings': { ...standings, tables: [clubTable(lines)] },
    });
    return text.slice(text.indexOf('AWAY'));
  };
  expect(await firstBy('&sort=-oneRun')).toMatch(/Club 3 .*Club 1 .*Club 2/);
  expect(await firstBy('&sort=-luck')).toMatch(
    /Club 2 .* 9-12 45-45 \+3 .*Club 3 .* 8-2 40-50 0 .*Club 1 .* 10-9 52-38 −2/,
  );
});

describe('the chances in the tables', () => {
  const june = { asOf: Date.UTC(2030, 5, 1, 16), isStale: false };
  const may = { asOf: Date.UTC(2030, 4, 31, 16), isStale: false };
  const read = (search: string, given: Partial<Standings>, response: SeasonChances | Error = chances) =>
    renderMain(`/standings${search}`, {
      'GET /api/standings': { ...standings, ...given },
      'GET /api/chances': response,
    });

  test('are shown from June on, and never 0 or 100 % unless they are decided', async () => {
    const { text, html } = await read('', { freshness: june });
    expect(text).toContain('Chances');
    expect(html).toMatch(/>PLAYOFFS</);
    expect(text).toContain('61% 40% 5%');
    expect(text).toContain('100% 40% 5%');
    expect(text).toContain('&lt; 0.1% 40% 5%');
    expect(text).toContain('How the chances are made');
  });

  test.each([
    ['before June', '', { freshness: may }, 0],
    ['before June, as chosen', '?chances=shown', { freshness: may }, 3],
    ['in June, as chosen', '?chances=hidden', { freshness: june }, 0],
    ['after the last game', '', { freshness: june, isOver: true }, 0],
    ['on a day of July', '?date=2030-07-01', { date: '2030-07-01', freshness: may }, 3],
    ['of another level', '?level=11&chances=shown', { level: 11, freshness: june }, 0],
  ])('%s: %s', async (_, search, given, columns) => {
    const { html } = await read(search, given);
    expect(html.match(/>PLAYOFFS</g) ?? []).toHaveLength(columns);
  });

  test('are left out where they are hidden', async () => {
    const { html } = await read('', { freshness: june }, hidden);
    expect(html).not.toContain('>PLAYOFFS<');
    expect(html).toContain('East standings');
  });
});

describe('the view of the chances', () => {
  const history: ChancesHistory = {
    season: '2030',
    date: null,
    figure: 'playoffs',
    days: ['2030-05-31', '2030-06-01'],
    clubs: [1, 2, 3, 4].map((teamId) => ({ teamId, values: [0.5, 0.61] })),
  };
  const read = (search = '', response: SeasonChances = chances) =>
    renderMain(`/standings?view=chances${search}`, {
      'GET /api/standings': standings,
      'GET /api/chances': response,
      'GET /api/chances/history': history,
    });

  test('has the clubs by league with wins, each goal and the change of a week', async () => {
    const { text, html } = await read();
    expect(html).toContain('Chances<small');
    expect(text).toContain('American League');
    expect(text).toContain('88.4 80–97 61% 40% 21% 18% 45% 22% 11% 5% +4.2');
    expect(html).toContain('aria-label="Playoffs: 1 61%, 2 100%"');
    expect(text).toContain('20,000 simulated seasons');
  });

  test.each([
    [null, 'No earlier games are known, so the ranges are wider.'],
    [2029, 'The model knows games since 2029: with so few seasons, the ranges are wider.'],
    [2020, 'The model knows games since 2020. '],
  ])('says since when games are known: %s', async (knownSince, sentence) => {
    const { current } = chances;
    expect((await read('', { ...chances, current: current && { ...current, knownSince } })).text).toContain(sentence);
  });

  test('of a past day is that of its morning', async () => {
    const { text } = await read('&date=2030-05-20', { ...chances, date: '2030-05-20' });
    expect(text).not.toContain('with the results until');
    expect((await read('&date=2030-05-20', { ...chances, date: '2030-05-20', current: null })).text).toContain(
      'There are no chances of the morning of Monday, May 20, 2030.',
    );
  });

  test('says nothing while scores are hidden', async () => {
    const { html } = await renderWith('/standings?view=chances', { 'GET /api/standings': hidden });
    expect(html).not.toContain('61%');
    expect(html).toContain('Results are hidden');
  });
});
