import { describe, expect, test } from 'vitest';
import { inventedUser } from '#app/testing/invented-games.ts';
import { renderMain, renderWith } from '#app/testing/render-with.ts';
import type { Schedule, ScheduledGame, scheduleStrength } from '#features/schedule/contract.ts';
import { spanOf, type Span } from '#features/schedule/rules/span.ts';
import { describeSpan } from '#features/schedule/screen/schedule-text.ts';
import type { CallOutput } from '#platform/api/endpoint.ts';
import { inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';

const side = (id: number, shortName: string, abbreviation: string, score: number | null = null) => ({
  id,
  shortName,
  abbreviation,
  score,
  probablePitcher: score === null ? { id: id + 1000, name: `Starter ${abbreviation}` } : null,
});

const scheduled = (over: Partial<ScheduledGame>): ScheduledGame => ({
  gamePk: 1,
  officialDate: '2026-06-02',
  startsAt: Date.UTC(2026, 5, 2, 23, 10),
  status: inventedStatus('open', { text: 'Scheduled' }),
  series: null,
  doubleHeaderGame: null,
  rescheduledTo: null,
  rescheduledFrom: null,
  resumesOn: null,
  away: side(144, 'Braves', 'ATL'),
  home: side(121, 'Mets', 'NYM'),
  ...over,
});

const games: ScheduledGame[] = [
  scheduled({}),
  scheduled({
    gamePk: 2,
    officialDate: '2026-06-01',
    status: inventedStatus('final', { text: 'Final' }),
    away: side(144, 'Braves', 'ATL', 3),
    home: side(121, 'Mets', 'NYM', 5),
    doubleHeaderGame: 2,
  }),
  scheduled({
    gamePk: 3,
    officialDate: '2026-06-03',
    status: inventedStatus('void', { text: 'Postponed', detail: 'postponed' }),
    rescheduledTo: '2026-08-04',
  }),
];

function respond(span: Span, team: number | null, shown = games): Schedule {
  const { days, ...others } = spanOf(span, '2026-06-02');
  return {
    span,
    ...others,
    today: '2026-06-02',
    team,
    days: days.map((date) => {
      const ofDay = games.filter(({ officialDate }) => officialDate === date);
      return { date, count: ofDay.length, games: shown.filter((game) => ofDay.includes(game)) };
    }),
    freshness: { asOf: Date.UTC(2026, 5, 2, 12), isStale: false },
  };
}

const opponents = { games: 3, home: 2, percentage: 0.512 };
const strength: CallOutput<typeof scheduleStrength> = {
  season: '2026',
  clubs: [
    { teamId: 121, wins: 30, losses: 20, played: opponents, left: opponents },
    { teamId: 144, wins: 20, losses: 30, played: opponents, left: { games: 0, home: 0, percentage: null } },
  ],
  opponents: [{ teamId: 144, wins: 20, losses: 30, games: 3, home: 2, won: 4, lost: 1 }],
  freshness: { asOf: Date.UTC(2026, 5, 2, 12), isStale: false },
};

const render = (path: string, schedule: Schedule, more: object = {}) =>
  renderMain(path, { 'GET /api/schedule': schedule, 'GET /api/schedule/strength': strength, ...more });

describe('the schedule', () => {
  test('of a week has each day with its games: results, first pitches with starters, and moved games', async () => {
    const { text, html } = await render('/schedule', respond('week', null));
    expect(text).toContain('June 1–7, 2026');
    expect(text).toContain('Monday, June 1 1 game Final Game 2 Braves 3 Mets 5');
    expect(text).toMatch(/Tuesday, June 2 Today 1 game 7:10 PM EDT\s+Braves Starter ATL Mets Starter NYM/);
    expect(text).toContain('Postponed Made up Tuesday, August 4 Braves');
    expect(text).toContain('Thursday, June 4 No games');
    for (const part of ['href="/TodaysGame/2"', 'href="/schedule?date=2026-06-08"']) expect(html).toContain(part);
  });

  test('of the current week begins with today: the games of earlier days are opened', async () => {
    const { html } = await render('/schedule', respond('week', null));
    expect(html).toMatch(/<details [^>]*><summary><h2>Monday, June 1<small>1 game<\/small><\/h2><\/summary>/);
    expect(html.match(/<details [^>]*><summary><h2>/g)).toHaveLength(1);
  });

  test('of the current week has its earlier days together, and the games of today in the order of Today', async () => {
    const today = '2026-06-03';
    const at = (gamePk: number, hour: number, over: Partial<ScheduledGame>) =>
      scheduled({ gamePk, officialDate: today, startsAt: Date.UTC(2026, 5, 3, hour), ...over });
    const final = at(11, 17, { status: inventedStatus('final') });
    const open = at(12, 18, {});
    const live = at(13, 19, { status: inventedStatus('live') });
    const week = respond('week', null);
    const days = week.days.map((day) => (day.date === today ? { ...day, games: [final, open, live] } : day));
    const { text, html } = await render('/schedule', { ...week, today, days });
    expect(text).toMatch(
      /Earlier this week 2 games .*Monday, June 1 1 game .*Tuesday, June 2 1 game .*Wednesday, June 3 /,
    );
    expect(html.match(/<details [^>]*><summary><h2>Earlier this week/g)).toHaveLength(1);
    const links = [...html.matchAll(/href="\/TodaysGame\/(\d+)"/g)].map(([, gamePk]) => Number(gamePk));
    expect(links).toEqual([2, 1, 13, 12, 11]);
    // another week shows its days
    expect((await render('/schedule', { ...week, today: null, days })).text).not.toContain('Earlier this week');
  });

  test('of a club names it, its calendar, and the opponents that are left', async () => {
    const { text, html } = await render('/schedule?team=121', respond('week', 121));
    expect(text).toContain('New York Mets Schedule');
    expect(html).toContain('href="/api/teams/121/games.ics"');
    expect(text).toContain(
      'Opponents left 3 games are left, 2 at home. The opponents’ mean winning percentage is .512: 1 of 2',
    );
    expect(text).toMatch(/Braves 20 30 \.400.* 3 2 4–1/);
  });

  test('of a month of a club is a calendar with its results', async () => {
    const { text, html } = await render('/schedule?team=121&span=month', respond('month', 121));
    expect(text).toContain('June 2026');
    expect(text).toMatch(/vs ATL\s+W 5–3/);
    expect(html.match(/<li/g)?.length).toBeGreaterThanOrEqual(30);
    expect(html).toMatch(/aria-current="true"[^>]*>Month/);
  });

  test('of a month of all clubs counts the games of each day, and compares the schedules', async () => {
    const { text } = await render('/schedule?span=month', respond('month', null, []));
    expect(text).toContain('Mon 1 June 1 game');
    expect(text).not.toContain('W 5–3');
    expect(text).toMatch(/Opponents by strength .*Mets 30 20 3 2 \.512 \.512 Braves 20 30 0 0 - \.512/);
  });

  test('shows the own calls of a user', async () => {
    const { text } = await render('/schedule', respond('week', null), {
      'GET /api/check_session': inventedUser,
      'GET /api/schedule/picks': { picks: [{ gamePk: 1, winnerId: 121 }] },
    });
    expect(text).toContain('Mets Called Starter NYM');
    expect(text).not.toContain('Braves Called');
  });
});

describe('the filters', () => {
  test('are there for a club, and keep it with the span and each other', async () => {
    const { html } = await render('/schedule?team=121&span=ahead&place=home', respond('ahead', 121));
    expect(html).toContain('href="/schedule?team=121&amp;span=ahead&amp;weekday=sun&amp;place=home"');
    expect(html).toMatch(/aria-current="true"[^>]*>Home</);
    expect((await render('/schedule', respond('week', null))).html).not.toContain('Day of the week');
  });

  test('leave the days of a week with such games', async () => {
    const { text } = await render('/schedule?team=121&weekday=tue', respond('week', 121));
    expect(text).toContain('Tuesday, June 2');
    expect(text).not.toContain('Monday, June 1');
    const away = await render('/schedule?team=121&place=away', respond('week', 121));
    expect(away.text).toContain('There are no such games on these days.');
  });

  test('leave lines of sixty days, the next of which is marked, and which can be downloaded', async () => {
    const { text, html } = await render('/schedule?team=121&span=ahead&weekday=wed', respond('ahead', 121));
    expect(text).toContain('May 19 – July 31, 2026');
    expect(text).toContain('Wed, Jun 3 vs Braves ATL Postponed Made up Tuesday, August 4');
    expect(text).not.toContain('Jun 2 vs');
    expect(text).toContain('CSV');
    const all = await render('/schedule?team=121&span=ahead', respond('ahead', 121));
    expect(all.html).toMatch(/data-marked="true"><th [^>]*>Tue, Jun 2</);
    expect(all.text).toMatch(/Earlier games .*Mon, Jun 1 .*W 5–3.*Games of the New York Mets .*Tue, Jun 2 /);
    expect(html).not.toContain('data-marked');
  });

  test.each(['weekday=someday', 'place=space', 'span=year'])('with %s the page is refused', async (search) => {
    const { status } = await renderWith(`/schedule?team=121&${search}`, { 'GET /api/schedule': respond('week', 121) });
    expect(status).toBe(400);
  });
});

test.each([
  ['week', '2026-06-06', 'June 1–7, 2026'],
  ['week', '2026-07-01', 'June 29 – July 5, 2026'],
  ['week', '2027-01-01', 'December 28, 2026 – January 3, 2027'],
  ['month', '2026-07-01', 'July 2026'],
] as const)('the %s of %s is called %s', (span, date, expected) => {
  expect(describeSpan({ span, ...spanOf(span, date) })).toBe(expected);
});
