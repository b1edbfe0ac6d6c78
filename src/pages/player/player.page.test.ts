import { describe, expect, test } from 'vitest';
import { card, dayOf, postponed } from '#app/testing/invented-games.ts';
import { notFound, renderMain, renderWith } from '#app/testing/render-with.ts';
import type { PlayerGames } from '#features/players/contract/player-season.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { inventedBio, inventedYears } from '#features/players/screen/testing/invented-player.ts';
import { formatBioFields } from './player.page.tsx';

const response: PlayerResponse = {
  player: inventedBio,
  isEstablished: true,
  stats: [inventedYears],
  freshness: { asOf: Date.UTC(2026, 6, 18), isStale: false },
};

test('a group without statistics shows the message of the specification, an unknown group names the choice', async () => {
  const path = `/player/${inventedBio.id}/`;
  for (const [group, text] of Object.entries({ pitching: 'No qualifying data this season', luck: 'Choose one above.' }))
    expect((await renderWith(`${path}?group=${group}`, { 'GET /api/players/:id': response })).html).toContain(text);
});

test('the years of a player are followed by the league’s, which have their place before they are loaded', async () => {
  const path = `/player/${inventedBio.id}/?group=hitting`;
  const responses = { 'GET /api/players/:id': response };
  expect((await renderMain(path, responses)).text).toMatch(/2030 League - .* 2031 League - /);
  const years = [{ season: '2031', figures: { avg: '.247', ops: '.718' } }];
  const league = { groups: [{ group: 'hitting', years }], freshness: response.freshness };
  const loaded = await renderMain(path, { ...responses, 'GET /api/players/:id/league': league });
  expect(loaded.text).toMatch(/2030 League [- ]* 2031 League [- ]*\.247 - - \.718/);
});

test('the batted balls are a picture with the results, and a table with the hardest first', async () => {
  const measured = { launchAngle: 24.4, distance: 401.6, x: 10, y: 380 };
  const ball = { date: '2031-06-02', gamePk: 5, opponentId: 110, ...measured };
  const balls = [
    { ...ball, play: 3, event: 'Groundout', exitVelocity: 91.2 },
    { ...ball, play: 9, event: 'Home Run', exitVelocity: 108.24 },
    { ...ball, play: 12, event: 'Field Error', exitVelocity: null, x: null },
  ];
  const path = `/player/${inventedBio.id}/?group=balls`;
  const answers = (all: object[]) => ({
    'GET /api/players/:id': response,
    'GET /api/players/:id/batted-balls': { season: '2031', balls: all },
  });
  const { text, html } = await renderMain(path, answers(balls));
  expect(text).toContain(
    '3 balls in play in the games of the regular season that this site has read: 99.7 mph on average, 50.0% at 95 mph or more.',
  );
  expect(text).toContain('Out or error 2 Single 0 Double 0 Triple 0 Home run 1');
  expect(text).toMatch(/Jun 2 +BAL Home Run 108\.2 24 402 +Jun 2 +BAL Groundout 91\.2/);
  expect(html).toContain('/TodaysGame/5?play=9');
  expect((await renderMain(path, answers([]))).text).toContain('No qualifying data: no batted ball of 2031 is known.');
});

function expectInOrder(text: string, parts: string[]): void {
  const places = parts.map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
}

const log: PlayerGames = {
  season: '2031',
  groups: [
    {
      group: 'hitting',
      innings: null,
      count: 1,
      games: [
        {
          date: '2031-11-22',
          gamePk: 5,
          opponent: { id: 121, name: 'New York Mets' },
          isHome: false,
          isWin: true,
          score: { own: 5, other: 3 },
          summary: '0-4, 2 K',
          figures: ['4', '4', '0', '0', '0', '0', '0', '0', '0', '2', '0'],
          running: ['.281', '.903'],
        },
      ],
      parts: [{ id: '2031-11', kind: 'month', figures: { gamesPlayed: '1', avg: '.000' } }],
      streaks: [{ id: 'hit', current: 0, longest: 14 }],
    },
  ],
  freshness: response.freshness,
};

test('begins with the player, the season, the last games and the splits, and ends with the biography and the search', async () => {
  const { text } = await renderMain(`/player/${inventedBio.id}/`, {
    'GET /api/players/:id': response,
    'GET /api/players/:id/games': log,
  });
  expectInOrder(text, ['Ana Marsh', '.275', 'Last ten games', 'Splits of 2031', 'Birth Place', 'Find a player']);
  for (const part of ['Nov 22 @ NYM W 5–3 0-4, 2 K', 'Games with a hit: 14 in a row at most.', 'November'])
    expect(text).toContain(part);
});

describe('the hand of the pitcher, the place and the month together', () => {
  const path = `/player/${inventedBio.id}/`;
  const answers = (splits: object) => ({
    'GET /api/players/:id': response,
    'GET /api/players/:id/games': log,
    'GET /api/players/:id/splits': { season: '2031', ...splits },
  });

  test('are choices that the URL keeps, and a line with the number of its games', async () => {
    const figures = { plateAppearances: '61', atBats: '54', hits: '19', avg: '.352', obp: '.426', ops: '1.037' };
    const { text } = await renderMain(`${path}?hand=L&place=home&month=6`, answers({ read: 90, games: 14, figures }));
    expect(text).toMatch(/vs left, Home, June 61 54 19 .* \.352 \.426/);
    expect(text).toContain('Counted from 90 games.');
  });

  test('have a text when nothing is known or chosen', async () => {
    const { text } = await renderMain(`${path}?month=4`, answers({ read: 0, games: 0, figures: null }));
    expect(text).toContain(
      'No such plate appearance in 2031. Counted from 0 of 1 games: this site has not read the others yet.',
    );
    expect((await renderMain(path, answers({}))).text).toContain(
      'Choose the hand of the pitcher, the place or the month.',
    );
  });
});

test('the pitches of a pitcher are among the splits', async () => {
  const pitched = { group: 'pitching', innings: '9.0', count: 2, games: [], parts: [], streaks: [] };
  const pitches = [{ name: 'Four-Seam Fastball', share: '61.2%', count: 85, speed: '94.8' }];
  const detail = { group: 'pitching', figures: {}, league: null, splits: [], pitches };
  const { text } = await renderMain(`/player/${inventedBio.id}/`, {
    'GET /api/players/:id': response,
    'GET /api/players/:id/season': { season: '2031', groups: [detail], freshness: response.freshness },
    'GET /api/players/:id/games': { season: '2031', groups: [pitched], freshness: response.freshness },
  });
  expect(text).toMatch(/Splits of 2031.*Pitches.*Pitch.*Share.*Number.*mph.*Four-Seam Fastball 61.2% 85 94.8/);
});

test('the server renders the tables whose code is loaded on demand', async () => {
  const minors = { groups: [], freshness: response.freshness };
  const responses = { 'GET /api/players/:id': response, 'GET /api/players/:id/minors': minors };
  const { text } = await renderMain(`/player/${inventedBio.id}/?group=minors`, responses);
  expect(text).toContain('no minor-league seasons on record');
});

const start = {
  'GET /api/players/featured': { id: inventedBio.id },
  'GET /api/players/:id': response,
  'GET /api/players/day-leaders': {
    date: '2026-07-18',
    lists: [
      {
        name: 'Hits',
        leaders: [{ person: { id: 900_002, name: 'Eva Lund' }, teamId: 121, value: 3, line: '3-for-5, HR, 2 RBI' }],
      },
    ],
    freshness: response.freshness,
  },
};

test('without a player, the page has the search, the leaders of the day and the starters, and then a player', async () => {
  const game = card();
  const { away, home } = game.teams;
  const teams = { away: { ...away, probablePitcher: { id: 900_003, name: 'Ole Brandt' } }, home };
  const games = [{ ...game, teams }, card({ gamePk: 2, status: postponed })];
  const { text, html } = await renderMain('/player/', { ...start, 'GET /api/games': dayOf(games) });
  expectInOrder(text, [
    'Players',
    'Find a player',
    'Leaders of July 18',
    'Today’s starters',
    'Ana Marsh',
    'Birth Place',
  ]);
  expect(text).toContain('Eva Lund 3-for-5, HR, 2 RBI 3');
  expect(text).toContain('Braves at Mets, 12:00 PM EDT Ole Brandt Not announced');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/Braves at Mets/g)).toHaveLength(1);
});

test('without leaders, without games and with a search, the start page has a player', async () => {
  const refused = { ...start, 'GET /api/players/day-leaders': notFound('No day') };
  const { text } = await renderMain('/player/', { ...refused, 'GET /api/games': dayOf([]) });
  expect(text).not.toMatch(/Leaders of|starters/);
  expect(text).toContain('Ana Marsh');
  const found = await renderMain('/player/?q=lund', { ...start, 'GET /api/players/search': [] });
  expect(found.text).toContain('No results found.');
  expect(found.text).not.toContain('Leaders of');
});

test('a URL with a search begins with the search', async () => {
  const { text } = await renderMain(`/player/${inventedBio.id}/?q=marsh`, { 'GET /api/players/:id': response });
  expect(text.indexOf('Find a player')).toBeLessThan(text.indexOf('Ana Marsh'));
});

const valuesOf = (bio: Parameters<typeof formatBioFields>[0]) =>
  Object.fromEntries(formatBioFields(bio).map(({ label, value }) => [label, value]));

test('every known field is formatted', () =>
  expect(valuesOf(inventedBio)).toEqual({
    Age: '27',
    Height: '6\' 2"',
    Weight: '205 lbs',
    Drafted: '2017',
    'Birth Date': 'March 9, 2004',
    'Birth Place': 'Eastport, ME, USA',
    'Bats/Throws': 'Switch / Right',
    Nickname: 'The Tide',
    'MLB debut': 'May 1, 2026',
    'Jersey Number': '7',
    Position: 'Infielder (SS)',
  }));

test('an unknown field is NA, and an unknown nickname None Recorded', () => {
  const bare = Object.fromEntries(Object.keys(inventedBio).map((key) => [key, null]));
  const values = valuesOf({ ...inventedBio, ...bare, id: 1, name: 'Ana Marsh', isActive: false });
  const { Nickname: nickname, ...others } = values;
  expect([nickname, new Set(Object.values(others))]).toEqual(['None Recorded', new Set(['NA'])]);
});

test.each<[typeof inventedBio.position, string]>([
  [{ group: 'pitcher', code: '1', name: 'Pitcher', type: 'Pitcher', abbreviation: 'P' }, 'Pitcher'],
  [
    { group: 'twoWay', code: 'Y', name: 'Two-Way Player', type: 'Two-Way Player', abbreviation: 'TWP' },
    'Two-Way Player (TWP)',
  ],
  [{ group: 'other', code: '', name: '', type: '', abbreviation: 'C' }, 'C'],
  [{ group: 'other', code: '', name: '', type: '', abbreviation: '' }, 'NA'],
])('%o is %j', (position, text) => expect(valuesOf({ ...inventedBio, position }).Position).toBe(text));

test('an unknown side is a dash', () =>
  expect(valuesOf({ ...inventedBio, throws: null })['Bats/Throws']).toBe('Switch / -'));
