import { describe, expect, test } from 'vitest';
import { inventedUser, noon } from '#app/testing/invented-games.ts';
import { renderMain } from '#app/testing/render-with.ts';
import type { Practice, PracticeGame } from '#features/practice/contract.ts';
import { emptyPracticeRecord } from '#features/practice/rules.ts';

const club = (id: number, shortName: string, probablePitcher: { id: number; name: string } | null) => ({
  id,
  name: `Springfield ${shortName}`,
  shortName,
  abbreviation: shortName.slice(0, 3).toUpperCase(),
  record: { wins: 30, losses: 21 },
  probablePitcher,
});
const records = { season: { won: 30, lost: 21 }, lastTen: { won: 7, lost: 3 }, atSide: { won: 14, lost: 11 } };
const clubBrief = { ...records, restDays: 0, reliefPitches: 90 };
const game: PracticeGame = {
  gamePk: 77,
  officialDate: '2026-05-21',
  startsAt: noon,
  venue: { id: 1, name: 'Foundry Park', timeZone: 'America/Chicago' },
  series: null,
  doubleHeaderGame: null,
  teams: { away: club(144, 'Braves', { id: 9, name: 'Mark Whitlock' }), home: club(121, 'Mets', null) },
  forecast: {
    homeWinProbability: 0.57,
    parts: { home: 3, clubs: 4, starters: 0, lineups: 0 },
    starters: { away: 9, home: null },
    games: 800,
  },
  brief: {
    isComplete: true,
    clubs: { away: clubBrief, home: clubBrief },
    series: { away: 1, home: 2 },
    starts: { away: [], home: [] },
  },
  pick: null,
};
const outcome = { outcome: 'correct', score: { away: 2, home: 3 }, bases: 2, streakAfter: 2 } as const;
const pick = { winnerId: 121, ...outcome, crowd: { away: 10, home: 30 } };
const seasons = [
  { season: 2026, firstDay: '2026-03-26', lastDay: '2026-07-17', offer: '2026-06-02' },
  { season: 2025, firstDay: '2025-03-27', lastDay: '2025-11-01', offer: '2025-08-08' },
];
const dayOf = (games: PracticeGame[]) => ({ date: '2026-05-21', previous: '2026-05-20', next: null, games });

function render(practice: Partial<Practice>, path = '/practice?date=2026-05-21') {
  const answer = { record: emptyPracticeRecord, seasons, day: null, ...practice };
  return renderMain(path, { 'GET /api/practice': answer, 'GET /api/check_session': inventedUser });
}

/** The URLs within the content of the page. */
const urls = (html: string) => [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, url]) => url);

test('without a day the page offers one of each season', async () => {
  const { html, text } = await render({}, '/practice');
  expect(text).toContain('2026 March 26 to July 17');
  for (const day of ['2026-06-02', '2026-03-26', '2025-08-08', '2025-03-27'])
    expect(html).toContain(`href="/practice?date=${day}"`);
  expect((await render({ seasons: [] }, '/practice')).text).toContain('There is no finished day yet.');
});

describe('a game', () => {
  test('has before the pick what was known, and no link but those to other days and the explanation', async () => {
    const { html, text } = await render({ day: dayOf([game]) });
    expect(text).toContain('Foundry Park');
    expect(text).toContain('Braves 30–21 Mark Whitlock');
    expect(text).toContain('Mets 30–21 Starter not announced');
    expect(text).toContain('Our forecast: Mets 57%, Braves 43%');
    expect(text).toContain('Last ten games before this day 7–3 7–3');
    expect(text).toContain('0 of 1 game called');
    const days = ['/practice', '/practice?date=2026-05-20', '/practice?date=2026-06-02'];
    expect(new Set(urls(html).filter((url) => !url?.includes('/emblems')))).toEqual(
      new Set(['/FAQ#practice', '/forms/practice-pick', ...days]),
    );
  });

  test('has after the pick its result, the bases, the crowd and a link', async () => {
    const { html, text } = await render({ day: dayOf([{ ...game, pick }]) });
    expect(text).toContain('Right : double, +2 . Braves 2, Mets 3');
    expect(text).toContain('You called the Mets, like 30 of 40 other fans.');
    expect(urls(html)).toContain('/TodaysGame/77');
  });
});

test('a day without games says so', async () =>
  expect((await render({ day: dayOf([]) })).text).toContain('This day has no finished games.'));

test('the record has wins, bases, streak and the comparison with the crowd', async () => {
  const counts = { totalScore: 1210, currentStreak: 3, longestStreak: 8, correct: 60, wrong: 40 };
  const { text } = await render({ record: { ...counts, crowdPicks: 50, crowdValue: 1_250_000 } });
  expect(text).toContain('Right and wrong 60–40 60% right');
  expect(text).toContain('Total bases 1,210 60 hits');
  expect(text).toContain('Streak 3 longest 8');
  expect(text).toContain('Over the crowd +2.5 per 100, of 50 calls');
  expect((await render({})).text).toContain('Over the crowd – no crowd to compare yet');
});
