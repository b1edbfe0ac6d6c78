import { expect, test } from 'vitest';
import { renderMain, renderWith } from '#app/testing/render-with.ts';
import type { LeagueLeaders } from '#features/league-leaders/contract.ts';
import { clubColumns } from '#features/league-leaders/rules/club-columns.ts';
import type { PlayerLine } from '#features/league-leaders/rules/leader.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';

const leader = (id: number, rank: number, value: string) => ({
  rank,
  value,
  person: { id, name: `Player ${id}` },
  team: { id: 121, name: 'New York Mets' },
  league: { id: 104, name: 'NL' },
});
const list = (over: Partial<LeagueLeaders> = {}): LeagueLeaders => ({
  category: 'wildPitch',
  season: '2031',
  league: null,
  leaders: [leader(1, 1, '8'), leader(2, 2, '4'), leader(3, 2, '4')],
  leftOut: 2,
  freshness: { asOf: Date.UTC(2031, 5, 1), isStale: false },
  ...over,
});

const seasons = { newest: '2031', seasons: ['2031', '2030'] };
const render = async (response: LeagueLeaders) => {
  const responses = { 'GET /api/league-leaders': response, 'GET /api/seasons': seasons };
  return (await renderMain('/league-leaders', responses)).html;
};

test('leaders have rank, picture, league, name and value, with a bar to scale; ties share a rank', async () => {
  const html = await render(list());
  const [, first, second, third] = html.slice(html.indexOf('<ol')).split('<li');
  expect(first).toMatch(/<b>1<\/b>.*<img.*href="\/player\/1\/".*href="\/teams\/121".*NL.*width="100\.00".*8/s);
  expect(first).not.toContain('tied');
  expect(second).toMatch(/<b>2<\/b><small>tied.*width="50\.00"/s);
  expect(third).toMatch(/<b>2<\/b><small>tied/);
  expect(html).toContain('2 more tied at 4.');
});

test('a leader without a club, league or number is shown', async () => {
  const html = await render(list({ leaders: [{ ...leader(1, 1, '-'), team: null, league: null }], leftOut: 0 }));
  expect(html).toContain('Player 1');
  expect(html).not.toContain('<rect');
});

test('the main categories come before the chosen one', async () => {
  const lists = [{ name: 'Home runs', leaders: [leader(7, 1, '41')] }];
  const { text } = await renderMain('/league-leaders', {
    'GET /api/league-leaders': list(),
    'GET /api/seasons': seasons,
    'GET /api/league-leaders/overview': { season: '2031', lists, freshness: list().freshness },
  });
  expect(text).toMatch(/League Leaders .*All players .*Home runs .*Player 7 .*41 .*Category .*Wild Pitches/);
});

test('the longest current hitting streaks are a card of the overview, each with its player', async () => {
  const lists = [{ name: 'Home runs', leaders: [leader(7, 1, '41')] }];
  const streak = { rank: 1, player: { id: 9, name: 'Ana Marsh' }, teamId: 121, games: 17 };
  const { text, html } = await renderMain('/league-leaders', {
    'GET /api/league-leaders': list(),
    'GET /api/seasons': seasons,
    'GET /api/league-leaders/overview': { season: '2031', lists, freshness: list().freshness },
    'GET /api/players/hitting-streaks': { season: '2031', games: 812, streaks: [streak] },
  });
  expect(text).toMatch(/Hitting streaks 1 Ana Marsh 17 Games in a row with a hit, up to now, in the 812 games/);
  expect(html).toContain('href="/player/9/"');
});

const line = (id: number, over: Partial<PlayerLine> = {}): PlayerLine => ({
  player: { id, name: `Player ${id}` },
  teamId: 121,
  leagueId: 104,
  position: 'SS',
  age: 27,
  figures: statColumns.hitting.map(({ figure }) => (figure === 'plateAppearances' ? String(100 * id) : `.${id}00`)),
  ...over,
});
const lines = [line(1), line(2, { teamId: 147, leagueId: 103, age: 36 }), line(3, { position: 'C' }), line(4), line(5)];
const renderLines = (search: string, over: object = {}) =>
  renderMain(`/league-leaders?view=players${search}`, {
    'GET /api/seasons': { ...seasons, played: ['2031'] },
    'GET /api/league-leaders/players': {
      season: '2031',
      group: 'hitting',
      from: null,
      to: null,
      parts: [],
      players: lines,
      league: statColumns.hitting.map(({ figure }) => (figure === 'ops' ? '.717' : null)),
      freshness: { asOf: Date.UTC(2031, 5, 1), isStale: false },
      ...over,
    },
  });
const namesIn = (html: string) =>
  [...html.matchAll(/<th scope="row"[^>]*><a[^>]*>(Player \d)/g)].map(([, name]) => name);

test('every player is in one table in the order of the URL, with a distribution', async () => {
  const { html, text } = await renderLines('&sort=plateAppearances');
  expect(namesIn(html)).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5']);
  expect(text).toContain('Hitting, 2031: 5 players');
  expect(html).toMatch(/aria-label="OPS of 5 players: \.\d+: \d/);
  expect(text).toMatch(/MLB [-– ]+\.717/);
});

test.each([
  ['&league=AL', ['Player 2']],
  ['&position=C', ['Player 3']],
  ['&age=36', ['Player 2']],
  ['&team=147', ['Player 2']],
  ['&min=400', ['Player 5', 'Player 4']],
  ['&position=P', []],
])('the URL %s selects %j', async (search, names) => expect(namesIn((await renderLines(search)).html)).toEqual(names));

test('rookies, a league, a position, a time and a minimum are chosen together, and the list says how many meet it', async () => {
  const search = '&pool=rookies&time=30&league=AL&position=2B&min=50';
  const rookie = (id: number, plateAppearances: string, over = {}) =>
    line(id, {
      leagueId: 103,
      position: '2B',
      figures: statColumns.hitting.map(({ figure }) => ({ plateAppearances, ops: `.${id}00` })[figure] ?? null),
      ...over,
    });
  const players = [
    rookie(1, '36'),
    rookie(2, '84'),
    rookie(3, '61'),
    rookie(4, '99', { position: 'SS' }),
    rookie(5, '0'),
  ];
  const found = { players, parts: ['30', '7'], from: '2031-05-03', to: '2031-06-01' };
  const { html, text } = await renderLines(search, found);
  expect(namesIn(html)).toEqual(['Player 3', 'Player 2']);
  expect(text).toContain('Hitting, May 3 to June 1, 2031: 2 players');
  expect(text).toContain('Rookies, AL, 2B. At least 50 PA: 2 of 4.');
  expect(text).toContain('Filters: Rookies, AL, 2B, 50+ PA, 30 days');
  expect((await renderLines(search.replace('50', '75'), found)).html).toContain('<option value="75" selected="">');
  const none = await renderLines(search.replace('50', '300'), found);
  expect(none.text).toContain('No player matches these filters. Rookies, AL, 2B. At least 300 PA: 0 of 4.');
});

test('a batter without a plate appearance is not listed, and a rate of nothing is unknown', async () => {
  const figures = (plateAppearances: string, avg: string) =>
    statColumns.hitting.map(({ figure }) => ({ plateAppearances, avg, babip: '.---' })[figure] ?? null);
  const players = [line(1, { figures: figures('0', '.000') }), line(2, { figures: figures('3', '.333') })];
  const { html, text } = await renderLines('&pool=all', { players });
  expect(namesIn(html)).toEqual(['Player 2']);
  expect(text).toContain('At least 1 PA: 1 of 2.');
  expect(text).not.toMatch(/\.000|\.---/);
});

test('an impossible minimum is refused', async () => {
  const { status, html } = await renderWith('/league-leaders?view=players&min=-5', {});
  expect([status, html.includes('min must')]).toEqual([400, true]);
});

test('a fielder has a line for each position, and the URL selects one', async () => {
  const fielder = (id: number, position: string) =>
    line(id, {
      position,
      figures: statColumns.fielding.map(({ figure }) => (figure === 'innings' ? `${id}00.1` : '.98' + String(id))),
    });
  const players = [fielder(1, 'SS'), fielder(1, '2B'), fielder(2, 'SS')];
  const renderFielders = async (search: string) =>
    (await renderLines(`&group=fielding${search}`, { group: 'fielding', players })).text;
  const text = await renderFielders('');
  expect(text).toContain('Fielding, 2031: 3 fielders');
  expect(text).toMatch(/Player 2 SS NYM .*\.982 .*Player 1 SS NYM .*\.981 .*Player 1 2B NYM/);
  expect(await renderFielders('&position=SS')).toContain('Fielding, 2031: 2 fielders');
  expect(await renderFielders('&min=200')).not.toContain('Player 1');
});

const clubLine = (teamId: number, leagueId: number, value: string) => ({
  teamId,
  leagueId,
  figures: clubColumns.pitching.map(() => value),
});
const renderClubs = (search: string) =>
  renderMain(`/league-leaders?view=teams&group=pitching${search}`, {
    'GET /api/seasons': { ...seasons, played: ['2031'] },
    'GET /api/league-leaders/teams': {
      season: '2031',
      group: 'pitching',
      from: '2031-05-01',
      to: '2031-05-31',
      parts: ['30', '7', '2031-05', '2031-06'],
      clubs: [clubLine(121, 104, '4.10'), clubLine(147, 103, '3.20')],
      averages: [
        { league: null, figures: clubColumns.pitching.map(() => '3.65') },
        { league: 'AL', figures: clubColumns.pitching.map(() => '3.20') },
      ],
      freshness: { asOf: Date.UTC(2031, 5, 10), isStale: false },
    },
  });

test('every club is in one table with its page, and the averages of the leagues stay last', async () => {
  const { html, text } = await renderClubs('&sort=-era');
  expect(text).toContain('Pitching of clubs, May 2031');
  expect(html).toMatch(/href="\/teams\/121".*Mets.*href="\/teams\/147".*Yankees.*<tfoot>.*MLB average.*AL average/s);
});

test('the parts of the season can be chosen', async () => {
  const { html } = await renderClubs('&time=2031-05');
  const select = /<select[^>]*name="time".*?<\/select>/s.exec(html)?.[0] ?? '';
  expect([...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
    'Season',
    'Last 30 days',
    'Last 7 days',
    'May',
    'June',
  ]);
});
