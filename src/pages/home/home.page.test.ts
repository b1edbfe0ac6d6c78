import { describe, expect, test } from 'vitest';
import { card, dayOf, finished, inventedUser, liveCard, minutes, noon, scored } from '#app/testing/invented-games.ts';
import { dayPick, ownPick } from '#app/testing/invented-pick.ts';
import { renderMain } from '#app/testing/render-with.ts';
import type { GamesDay } from '#features/games/contract.ts';
import type { MyPicks } from '#features/picks/contract/my-picks.ts';
import type { OwnPick } from '#features/picks/contract/picks.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';

const date = '2026-07-18';
const place = { score: 0, streak: 0, rank: null };
const empty: MyPicks = {
  date,
  now: place,
  standing: place,
  picks: [],
  lastEvening: null,
  previous: null,
  toPick: 0,
  nextLock: null,
  freshness: { asOf: noon, isStale: false },
};
const user = { ...inventedUser, currentStreak: 0, favorite_team: null };

type Evening = {
  favorite?: number | null;
  day?: Partial<MyPicks> | null;
  games?: GameCard[];
  own?: OwnPick[];
  more?: Partial<GamesDay>;
};

/** `day`: null if the API refuses the picks */
const renderHome = ({ favorite = null, day = {}, games = [], own = [], more = {} }: Evening) =>
  renderMain('/', {
    'GET /api/check_session': { ...user, favorite_team: favorite },
    ...(day && { 'GET /api/my-picks': { ...empty, ...day } }),
    'GET /api/games': dayOf(games, more),
    'GET /api/predictions': { date, games: [], picks: own },
  });

/** How often a page links to a game. */
const countLinks = (html: string, gamePk: number) => html.split(`href="/TodaysGame/${gamePk}"`).length - 1;

const live = liveCard({ gamePk: 1 });
const lock = noon - minutes(10);
const later = card({ gamePk: 2 });
const over = scored(card({ gamePk: 3, status: finished, inning: 9 }), 2, 3);
const calls = [
  dayPick({ game: over, state: 'correct', outcome: 'correct', bases: 2, streakAfter: 2 }),
  dayPick({ game: live, outcome: 'correct', bases: 3, streakAfter: 3, chance: 812 }),
  dayPick({ game: later, state: 'open', locksAt: lock, chance: 420 }),
];

test('the evening has live, open and final picks in rows, each game in one place, and the other games in the strip', async () => {
  const { html, text } = await renderHome({
    day: { picks: calls, now: { ...place, streak: 2 } },
    games: [live, later, over, card({ gamePk: 4, noPicksReason: 'Spring training' })],
    own: [ownPick({ gamePk: 2 })],
  });
  expect(text).toContain('Your evening: 3 called, next lock 11:50 AM EDT 1–0 so far Streak 2 My picks');
  expect(text).toMatch(
    /Braves 3 Mets \(your call\) 5 Bottom 7th MET 81% to win Ahead triple, \+3 .*Locks 11:50 AM EDT MET 42% forecast Called can be changed .*Final Right double, \+2 .*Today’s other games/,
  );
  expect([1, 2, 3, 4].map((gamePk) => countLinks(html, gamePk))).toEqual([1, 1, 1, 1]);
  expect(text).not.toMatch(/Follow the game, call the winner|Free\. No money|On the scoreboard/);
});

test('before a pick, the next game to call is the first, and nothing is zero', async () => {
  const nextLock = { gamePk: 7, locksAt: lock, hasPick: false, awayName: 'Braves', homeName: 'Mets' };
  const games = [7, 8].map((gamePk) => card({ gamePk }));
  const { html, text } = await renderHome({ day: { toPick: 2, nextLock }, games });
  expect(text).toContain(
    'Your evening: 2 games to call, next lock 11:50 AM EDT My picks Your next pick Braves at Mets',
  );
  expect(text).toContain('Pick all 2 open games');
  expect(text).not.toMatch(/\b0 /);
  expect(countLinks(html, 7)).toBe(1);
});

test('with picks, what is left to call is one tap away', async () => {
  const { html, text } = await renderHome({
    day: { picks: calls.slice(2), toPick: 1 },
    games: [later, card({ gamePk: 8 })],
    own: [ownPick({ gamePk: 2 })],
  });
  expect(text).toContain('Your evening: 1 called, first lock 11:50 AM EDT 1 more to call');
  expect(html).toContain('href="/slate"');
});

const lastEvening: MyPicks['lastEvening'] = {
  date: '2026-07-17',
  correct: 1,
  wrong: 0,
  bases: 2,
  streak: 2,
  endedStreak: 0,
  rank: null,
  rankBefore: null,
  picks: [{ ...dayPick({ game: over, state: 'correct' }), decidingPlay: null }],
  previous: null,
  next: null,
};

test('the last evening follows the game to call, and with picks of today the other games', async () => {
  const games = [later, card({ gamePk: 8 })];
  const morning = await renderHome({ day: { lastEvening, toPick: 2 }, games });
  expect(morning.text).toMatch(/Your next pick .*Last night Friday, July 17 .*Today’s other games/);
  const waiting = dayPick({ game: { ...over, officialDate: '2026-07-17' }, outcome: 'correct' });
  const called = { lastEvening, picks: [waiting, ...calls.slice(2)] };
  const day = await renderHome({ day: called, games: [later, liveCard({ gamePk: 5 })], own: [ownPick({ gamePk: 2 })] });
  expect(day.text).toMatch(/Your evening: 1 called.*Today’s other games .*Last night/);
  expect(countLinks(day.html, 3)).toBe(1);
});

test('an evening that is over begins with how many picks were right, and shows its games once', async () => {
  const { html, text } = await renderHome({
    day: { lastEvening: { ...lastEvening, date }, picks: calls.slice(0, 1) },
    games: [over],
  });
  expect(text).toMatch(/Your evening: 1 of 1 right .*Tonight Saturday, July 18 .*Today’s games/);
  expect(countLinks(html, 3)).toBe(1);
});

test.each([
  [{ nextDay: '2026-07-20' }, 'Your evening: no games today My picks Next games: Mon, July 20, 2026'],
  [{}, 'Your evening: no games today My picks Practice on games of the past'],
])('a day without games names what comes next: %o', async (more, text) =>
  expect((await renderHome({ more })).text).toContain(text),
);

test('a viewer who hides scores has the calls of the day without results', async () => {
  const hidden = card({
    gamePk: 1,
    status: { ...card().status, phase: 'unknown', text: 'Score hidden', detail: 'hidden' },
  });
  const { text } = await renderHome({
    day: null,
    games: [hidden, later],
    own: [ownPick({ state: 'locked' }), ownPick({ gamePk: 2 })],
  });
  expect(text).toContain('Your evening: 2 called, next lock 11:50 AM EDT');
  expect(text).toMatch(/Score hidden Locked .*Locks 11:50 AM EDT Called can be changed/);
});

describe('the favorite club', () => {
  const mets = 121;
  const named = (name: string) => ({ id: 1, name });
  const withStarters = card({
    gamePk: 2,
    teams: {
      away: { ...later.teams.away, probablePitcher: named('Ann Low') },
      home: { ...later.teams.home, probablePitcher: null },
    },
  });

  test.each([
    ['to come', [over, withStarters], 'Mets vs Braves, 12:00 PM EDT not announced – Low'],
    ['in progress', [over, live, later], 'Mets 5–3 vs Braves, Bot 7'],
    ['over', [over], 'Mets 3–2 vs Braves, Final'],
    ['of a doubleheader', [{ ...later, doubleHeaderGame: 2 }], 'Mets vs Braves, 12:00 PM EDT , game 2'],
  ])('has its game %s in a row', async (_, games, row) => {
    const { html, text } = await renderHome({ favorite: mets, games });
    expect(text).toContain(row);
    expect(html).toContain('href="/teams/121"');
  });

  test('has a game in its row that the strip leaves out', async () =>
    expect(countLinks((await renderHome({ favorite: mets, games: [over] })).html, 3)).toBe(1));

  test('has a row without a game, and a user without one the way to choose it', async () => {
    expect((await renderHome({ favorite: mets })).text).toContain('Your club no game today');
    const { html, text } = await renderHome({});
    expect(text).toContain('Choose your club');
    expect(html).toContain('href="/settings/profile"');
  });
});
