import { describe, expect, test } from 'vitest';
import { inventedUser } from '#app/testing/invented-games.ts';
import { notFound, renderMain, renderWith } from '#app/testing/render-with.ts';
import type { TonightChances } from '#features/chances/contract.ts';
import { inventedChances, inventedClubChances } from '#features/chances/testing/invented-chances.ts';
import type { ClubPage, ClubPlayer, ClubSeasonPage, ClubStaff, Parks } from '#features/clubs/contract.ts';
import type { Teams } from '#features/rosters/contract.ts';
import type { Schedule, ScheduledGame } from '#features/schedule/contract.ts';
import { spanOf } from '#features/schedule/rules/span.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';

const freshness = { asOf: Date.UTC(2026, 5, 10, 12), isStale: false };

const club = (id: number, name: string, division: string) => {
  const names = { id, name, shortName: name, abbreviation: 'ABC' };
  return { ...names, league: null, division: { id: 1, name: division } };
};
const listed = (id: number, name: string, division: string) => ({ ...club(id, name, division), parent: null });

const teams: Teams = {
  level: 1,
  season: '2026',
  teams: [
    listed(121, 'New York Mets', 'National League East'),
    listed(147, 'New York Yankees', 'American League East'),
  ],
  freshness,
};

const unknown = { left: null, leftCenter: null, rightCenter: null, right: null };

const citiField = { id: 3289, name: 'Citi Field' };
const place = { city: 'Flushing', region: 'NY', latitude: 40.757, longitude: -73.846, elevation: 54 };
const facts = { capacity: 42_136, surface: 'Grass', roof: 'Open' };

const parks: Parks = {
  season: '2026',
  parks: [
    {
      ...citiField,
      ...place,
      ...facts,
      distances: { ...unknown, leftLine: 335, center: 408, rightLine: 330 },
      team: { id: 121, name: 'New York Mets', shortName: 'Mets', abbreviation: 'NYM' },
    },
  ],
  freshness,
};

describe('the map of the ballparks', () => {
  const responses = { 'GET /api/teams': teams, 'GET /api/venues': parks };

  test('has its heading, a mark for each park and a link to the page of every club by division', async () => {
    const { html, text } = await renderMain('/teams', responses);
    expect(html).toContain('Select Team</h1>');
    expect(text).not.toContain('planned');
    expect(html).toMatch(/<a href="\/teams\/121"><title>New York Mets, Citi Field<\/title>/);
    expect(html.indexOf('American League East')).toBeLessThan(html.indexOf('National League East'));
    expect(html).toMatch(/<a [^>]*href="\/teams\/147">New York Yankees<\/a>/);
    expect(html.indexOf('Citi Field')).toBeLessThan(html.indexOf('<select'));
  });

  test('other levels have no map, and lead to the rosters', async () => {
    const level: Teams = { ...teams, level: 11, teams: [listed(552, 'Syracuse Mets', 'International League')] };
    const { html } = await renderMain('/teams?level=11', { 'GET /api/teams': level });
    expect(html).not.toContain('Map of the ballparks');
    expect(html).toContain('href="/rosters?team=552"');
  });

  test('works when the league cannot be reached', async () => {
    const { status, html } = await renderWith('/teams', {});
    expect(status).toBe(200);
    expect(html).toContain('Select Team</h1>');
    expect(html).toMatch(/value="1" selected/);
  });
});

function player(id: number, name: string, over: Partial<ClubPlayer> = {}): ClubPlayer {
  const active = { position: 'P', group: 'pitcher', status: 'active', statusText: 'Active', note: null } as const;
  return { id, name, jerseyNumber: String(id), ...active, ...over };
}

const clubPage: ClubPage = {
  team: club(121, 'New York Mets', 'National League East'),
  park: citiField,
  season: '2026',
  roster: [
    player(11, 'Sam Starter'),
    player(12, 'Ivan Injured', { status: 'injuredSixty', statusText: 'Injured 60-Day', note: 'Right calf strain.' }),
    player(13, 'Otto Outfielder', { group: 'outfielder', position: 'CF' }),
  ],
  freshness,
};

const lastTen = { wins: 6, losses: 4 };

const season: ClubSeasonPage = {
  season: '2026',
  record: { wins: 40, losses: 30 },
  expected: { wins: 38, losses: 32 },
  runs: { scored: 330, allowed: 300 },
  division: [
    {
      teamId: 144,
      rank: 1,
      wins: 42,
      losses: 28,
      behind: 0,
      lastTen,
      streak: 'W2',
      runs: { scored: 350, allowed: 290 },
    },
    {
      teamId: 121,
      rank: 2,
      wins: 40,
      losses: 30,
      behind: 2,
      lastTen,
      streak: 'L1',
      runs: { scored: 330, allowed: 300 },
    },
  ],
  race: {
    days: ['2026-06-08', '2026-06-09'],
    divisions: [
      {
        divisionId: 204,
        name: 'National League East',
        clubs: [
          { id: 144, shortName: 'Braves', abbreviation: 'ATL', behind: [0, 0] },
          { id: 121, shortName: 'Mets', abbreviation: 'NYM', behind: [1, 2] },
        ],
      },
    ],
  },
  wildCardBehind: -1.5,
  wildCardRank: 2,
  hasWildCard: true,
  splits: [
    { id: 'home', wins: 22, losses: 13 },
    { id: 'oneRun', wins: 9, losses: 11 },
  ],
  months: [{ month: '2026-05', wins: 12, losses: 16, runs: { scored: 110, allowed: 123 } }],
  opponents: [{ teamId: 144, wins: 4, losses: 2, runs: { scored: 30, allowed: 22 }, left: 7 }],
  hitting: [{ id: 'ops', text: '.744', mean: '.712', rank: 4, percentile: 88 }],
  pitching: [{ id: 'era', text: '3.40', mean: '4.02', rank: 2, percentile: 95 }],
  freshness,
};

const sums = { games: 14, outs: 240, earnedRuns: 30, strikeOuts: 88, walks: 20, hits: 70 };

const relief = { saves: 3, holds: 5, pitches: [null, 12, null, null, 21, 8], inARow: 2 };

const staff: ClubStaff = {
  season: '2026',
  days: ['2026-06-05', '2026-06-06', '2026-06-07', '2026-06-08', '2026-06-09', '2026-06-10'],
  starters: [{ id: 11, name: 'Sam Starter', ...sums, starts: 14, last: { date: '2026-06-08', pitches: 96, outs: 18 } }],
  leaders: [
    { id: 'homeRuns', value: '21', players: [{ id: 13, name: 'Otto Outfielder' }] },
    { id: 'era', value: '2.98', players: [{ id: 11, name: 'Sam Starter' }] },
  ],
  bullpen: [{ id: 14, name: 'Rory Reliever', ...sums, ...relief, last: '2026-06-10' }],
  freshness,
};

const pitcher = (id: number, name: string) => ({ id, name });

function scheduled(gamePk: number, officialDate: string, over: Partial<ScheduledGame> = {}): ScheduledGame {
  const moves = { doubleHeaderGame: null, rescheduledTo: null, rescheduledFrom: null, resumesOn: null };
  return {
    gamePk,
    officialDate,
    startsAt: Date.parse(`${officialDate}T23:10:00Z`),
    status: inventedStatus('open', { text: 'Scheduled' }),
    series: null,
    ...moves,
    away: { id: 144, shortName: 'Braves', abbreviation: 'ATL', score: null, probablePitcher: pitcher(21, 'Max Fried') },
    home: { id: 121, shortName: 'Mets', abbreviation: 'NYM', score: null, probablePitcher: pitcher(11, 'Sam Starter') },
    ...over,
  };
}

/** A game of the Mets that is over or live, away unless they are at home. */
function played(gamePk: number, officialDate: string, phase: 'final' | 'live', runs: [own: number, other: number]) {
  const { away, home, ...game } = scheduled(gamePk, officialDate);
  const status = inventedStatus(phase, { text: phase });
  return { ...game, status, away: { ...home, score: runs[0] }, home: { ...away, score: runs[1] } };
}

const { days, ...span } = spanOf('around', '2026-06-10');

const scheduleOf = (games: readonly ScheduledGame[]): Schedule => ({
  span: 'around',
  ...span,
  today: '2026-06-10',
  team: 121,
  days: days.map((date) => {
    const ofDay = games.filter(({ officialDate }) => officialDate === date);
    return { date, count: ofDay.length, games: ofDay };
  }),
  freshness,
});

const schedule = scheduleOf([
  played(1, '2026-06-08', 'final', [3, 4]),
  played(2, '2026-06-10', 'final', [5, 2]),
  scheduled(3, '2026-06-12', { doubleHeaderGame: 2 }),
  scheduled(4, '2026-06-13', { status: inventedStatus('open', { text: 'Scheduled', startTimeTbd: true }) }),
  scheduled(5, '2026-06-14', { status: inventedStatus('void', { text: 'Postponed' }), rescheduledTo: '2026-08-04' }),
  scheduled(6, '2026-06-15'),
]);

const responses = {
  'GET /api/teams/:teamId': clubPage,
  'GET /api/teams/:teamId/season': season,
  'GET /api/teams/:teamId/staff': staff,
  'GET /api/schedule': schedule,
};

describe('the page of a club', async () => {
  const page = await renderMain('/teams/121', responses);

  test('begins with the club, its place and its games', () => {
    const { html, text } = page;
    expect(html).toContain('New York Mets</h1>');
    expect(text).toContain('40–30, 2nd in the National League East, 2.0 behind');
    expect(html).toContain('href="/venue?team=121"');
    expect(html.indexOf('Games</h2>')).toBeLessThan(html.indexOf('National League East</h2>'));
    for (const part of ['/schedule?team=121&amp;span=ahead"', 'span=ahead&amp;place=home"'])
      expect(html).toContain(part);
  });

  test.each([
    ['Mon, Jun 8 @ Braves ATL L 3–4 Starter, Fried', 'a loss away'],
    ['Wed, Jun 10 @ Braves ATL W 5–2', 'a win of today'],
    ['Fri, Jun 12 vs Braves ATL Game 2 Next 7:10 PM EDT Starter, Fried', 'the next game, the second of a doubleheader'],
    ['Sat, Jun 13 vs Braves ATL TBD', 'a time to be decided'],
    ['Sun, Jun 14 vs Braves ATL Postponed Made up Tuesday, August 4', 'a postponed game'],
    ['Next days off Thu, Jun 11 · Sun, Jun 14', 'the days off'],
    ['Otto Outfielder 21', 'the leader in home runs'],
    ['Sam Starter 2.98', 'the leader in earned runs'],
  ])('has a line "%s": %s', (expected) => expect(page.text).toContain(expected));

  test('marks the next game, and one that is live instead of it', async () => {
    const markedRows = (html: string) => html.match(/(?<=<tr data-marked="true"><th [^>]*>)\w{3}, [^<]*/g);
    expect(markedRows(page.html)).toEqual(['Fri, Jun 12']);
    const { html, text } = await renderMain('/teams/121', {
      ...responses,
      'GET /api/schedule': scheduleOf([played(2, '2026-06-10', 'live', [1, 0]), scheduled(3, '2026-06-12')]),
    });
    expect(markedRows(html)).toEqual(['Wed, Jun 10']);
    expect(text).toContain('Wed, Jun 10 @ Braves ATL Live 1–0');
    expect(text).not.toContain('Next 7:10');
  });

  test('has no result of a game whose score is hidden', async () => {
    const hidden = {
      ...scheduled(2, '2026-06-10'),
      status: inventedStatus('unknown', { text: 'Hidden', detail: 'hidden' }),
    };
    const { text } = await renderMain('/teams/121', { ...responses, 'GET /api/schedule': scheduleOf([hidden]) });
    expect(text).toContain('Wed, Jun 10 vs Braves ATL Hidden Starter, Fried');
  });

  test.each([
    ['Holds the 2nd wild card, 1.5 games ahead of the first club without one.', 'the race'],
    ['Home 22–13', 'the splits'],
    ['One-run games 9–11', 'one-run games'],
    ['330–300 (+30)', 'the runs'],
    ['.744 .712 4th', 'the batting among the clubs'],
    ['3.40 4.02 2nd', 'the pitching among the clubs'],
    ['May 12–16 110–123 −13', 'the months'],
    ['Sam Starter 14 80.0 3.38 1.13 88 Jun 8 6.0 96', 'the starters'],
    ['3 5 · 12 · · 21 8', 'the pitches of the bullpen by day'],
    ['Rory Reliever 2 days in a row', 'who pitched on days in a row'],
    ['Ivan Injured P Injured 60-Day: Right calf strain.', 'the injured list'],
    ['Otto Outfielder', 'the roster'],
    ['4 2 30–22 +8 7', 'the head to head'],
  ])('says "%s": %s', (expected) => expect(page.text).toContain(expected));

  test('draws the race of the division', () =>
    expect(page.html).toMatch(/aria-label="National League East, games behind: [^"]*Mets 2/));

  test('has no chances as long as there are none, or while they are hidden', () =>
    expect(page.html).not.toContain('>Chances</h2>'));

  test('has the chances with their history, and the games that matter', async () => {
    const clubAfter = (teamId: number, win: number, loss: number) => ({
      teamId,
      now: { playoffs: 0.61 },
      win: { playoffs: win },
      loss: { playoffs: loss },
      decided: [],
    });
    const game = (gamePk: number, home: number, away: number) => ({
      gamePk,
      homeChance: 0.5,
      home: clubAfter(home, 0.64, 0.58),
      away: clubAfter(away, 0.5, 0.4),
      others: [],
    });
    const mets = inventedClubChances(121, { weekChange: -0.02 });
    const chances = inventedChances({ clubs: [mets] });
    const tonight: TonightChances = {
      season: '2026',
      current: {
        asOf: 0,
        computedAt: 0,
        day: '2026-06-10',
        compared: ['playoffs', 'division', 'title'],
        games: [game(3, 121, 144), game(4, 146, 143)],
        mostImportant: { gamePk: 3, teamId: 121, change: 0.1 },
        rootFor: [{ teamId: 121, games: [{ gamePk: 4, teamId: 143, gain: 0.012 }] }],
        week: [{ gamePk: 5, day: '2026-06-12', opponentId: 110, isHome: false, win: 0.66, loss: 0.54 }],
      },
    };
    const { text, html } = await renderMain('/teams/121', {
      ...responses,
      'GET /api/chances': chances,
      'GET /api/chances/tonight': tonight,
      'GET /api/chances/history': {
        season: '2026',
        date: null,
        figure: 'playoffs',
        days: ['2026-06-09', '2026-06-10'],
        clubs: [{ teamId: 121, values: [0.6, 0.61] }],
      },
    });
    expect(text).toContain('Playoffs 61% −2.0 in 7 days Division 40% Title 5% Expected wins 88.4 80 to 97');
    expect(html).toContain('aria-label="Playoffs: Mets 61%"');
    expect(text).toContain('What matters on Wednesday, June 10 for the playoffs');
    expect(text).toContain('Against the Braves 64% with a win, 58% with a loss');
    expect(text).toContain('Games of the coming week for the playoffs Fri, June 12: at the Orioles 66% with a win');
    expect(text).toContain('Root for: Phillies, against the Marlins +1.2 points');
  });

  test('marks the own calls', async () => {
    const { text } = await renderMain('/teams/121', {
      ...responses,
      'GET /api/check_session': inventedUser,
      'GET /api/schedule/picks': { picks: [{ gamePk: 3, winnerId: 144 }] },
    });
    expect(text).toContain('Fri, Jun 12 vs Braves ATL Game 2 Next 7:10 PM EDT ATL Starter, Fried');
    expect(page.text).not.toContain('Pick');
  });

  test('says why results are hidden, and shows the rest', async () => {
    const hidden = new ApiError(425, { error: { code: 'hidden', message: 'The standings are hidden.' } });
    const { text } = await renderMain('/teams/121', {
      ...responses,
      'GET /api/teams/:teamId/season': hidden,
      'GET /api/teams/:teamId/staff': hidden,
    });
    expect(text).not.toContain('40–30');
    expect(text).toContain('Ivan Injured');
    expect(text).toContain('Fri, Jun 12 vs Braves');
  });

  test('a team that is not of the major leagues has no page', async () => {
    for (const path of ['/teams/552', '/teams/nonsense']) {
      const { status } = await renderWith(path, { 'GET /api/teams/:teamId': notFound('There is no such club.') });
      expect(status).toBe(404);
    }
  });
});

describe('the page of a park', () => {
  test('has its dimensions and its run environment with the size of the sample', async () => {
    const { html, text } = await renderMain('/venue?team=121', {
      'GET /api/venues': parks,
      'GET /api/venues/runs': {
        season: '2026',
        parks: [{ teamId: 121, games: 40, perGame: 8.1, elsewhere: 9, factor: 90, margin: 12 }],
        freshness,
      },
    });
    expect(text).toMatch(/Venue\s+Citi Field/);
    expect(text).toContain('Center 408 ft');
    expect(text).toContain('Capacity 42,136');
    expect(text).toContain('a park factor of 90 ± 12 after 40 games. Chance alone can explain that.');
    expect(text).not.toContain('still being drawn');
    expect(html.indexOf('408 ft')).toBeLessThan(html.indexOf('<select'));
  });

  test('has no factor before enough games are played', async () => {
    expect((await renderMain('/venue?team=121', { 'GET /api/venues': parks })).text).toContain('Too few games');
  });
});
