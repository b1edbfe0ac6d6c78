import { describe, expect, test } from 'vitest';
import type { GameStatus } from '#rules/baseball/game/model.ts';
import { inventedCard, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { hideResult } from '#rules/viewer/hide-result.ts';
import {
  nextLockOfCards,
  tileOfCard,
  parseWallOptions,
  wallGrid,
  arrangeWall,
  listWallGames,
  orderWall,
} from './rules.ts';

const minute = 60_000;
const now = Date.UTC(2026, 6, 18, 16, 0);
const { status } = inventedCard();

function game(gamePk: number, minutes: number, changes: Parameters<typeof inventedCard>[0] = {}) {
  const open = { ...status, phase: 'open' as const, startTimeTbd: false };
  return inventedCard({ gamePk, startsAt: now + minutes * minute, status: open, noPicksReason: null, ...changes });
}

test.each([
  ['the first lock, ten minutes before the start', [game(1, 90), game(2, 30)], { gamePk: 2, minutes: 20 }],
  ['no lock that has passed', [game(1, 10), game(2, 40)], { gamePk: 2, minutes: 30 }],
  ['no game that cannot be picked', [game(1, 30, { noPicksReason: 'spring training' })], null],
  ['no live game', [game(1, 30, { status: { ...status, phase: 'live' } })], null],
  ['nothing on a day off', [], null],
])('the next lock is %s', (_, cards, expected) => {
  const next = nextLockOfCards(cards, now);
  expect(next && { gamePk: next.card.gamePk, minutes: (next.locksAt - now) / minute }).toEqual(expected);
});

const state = (phase: GameStatus['phase'], text: string, detail: GameStatus['detail'] = null) =>
  inventedStatus(phase, { text, detail });

const startsAt = Date.UTC(2026, 6, 18, 16, 0);
const { teams } = inventedCard();
const score = { away: { ...teams.away, score: 3 }, home: { ...teams.home, score: 5 } };
const played = { inning: 7, inningState: 'Bottom', scheduledInnings: 9, startsAt, teams: score } as const;
const bases = { first: 11, second: null, third: null };
const live = inventedCard({ ...played, status: state('live', 'In Progress'), bases, balls: 2, strikes: 1, outs: 0 });

test.each([
  ['a live game', live, { headline: 'Bottom 7th', startsAt: null, isLive: true, note: null }],
  [
    'a review',
    { ...live, status: state('live', 'Review', 'review') },
    { headline: 'Bottom 7th', note: 'Under review' },
  ],
  ['a final', inventedCard({ ...played, inning: 10, status: state('final', 'Final') }), { headline: 'Final/10' }],
  ['a tie', inventedCard({ ...played, status: state('final', 'Final: Tied', 'tied') }), { headline: 'Final/7, tied' }],
  ['a game to come', inventedCard({ startsAt, status: state('open', 'Scheduled') }), { headline: null, startsAt }],
  [
    'a game without a start time',
    inventedCard({ startsAt, status: { ...state('open', 'Scheduled'), startTimeTbd: true } }),
    { headline: 'Time to be decided', startsAt: null },
  ],
  [
    'a postponed game',
    inventedCard({ startsAt, status: state('void', 'Postponed: Rain', 'postponed') }),
    { headline: 'Postponed' },
  ],
])('the headline of %s', (_, card, expected) => expect(tileOfCard(card)).toMatchObject(expected));

test('a live game has its score, count and bases', () =>
  expect(tileOfCard(live)).toMatchObject({
    away: { score: 3 },
    home: { score: 5 },
    situation: { bases, balls: 2, strikes: 1, outs: 0 },
  }));

test('a card whose result is hidden has neither score nor situation', () =>
  expect(tileOfCard(hideResult(live, 'Hidden by your delay'))).toMatchObject({
    headline: 'Hidden by your delay',
    away: { score: null },
    home: { score: null },
    situation: null,
  }));

test('a card with its state, but without its score, has no score', () => {
  const hidden = { away: { ...teams.away, score: null }, home: { ...teams.home, score: null } };
  expect(tileOfCard({ ...live, teams: hidden })).toMatchObject({ away: { score: null }, home: { score: null } });
});

const invalidGames = 'games must be one to 9 numbers of games, separated by commas.';

test.each([
  ['nothing', null, null, { gamePks: null, theme: null, isByWorth: false }],
  ['empty values', '', '', { gamePks: null, theme: null, isByWorth: false }],
  ['a game', '745001', 'dark', { gamePks: [745001], theme: 'dark', isByWorth: false }],
  [
    'games in their order, each once',
    '3,1,3,2',
    'transparent',
    { gamePks: [3, 1, 2], theme: 'transparent', isByWorth: false },
  ],
  [
    'nine games',
    '1,2,3,4,5,6,7,8,9',
    'light',
    { gamePks: [1, 2, 3, 4, 5, 6, 7, 8, 9], theme: 'light', isByWorth: false },
  ],
  ['ten games', '1,2,3,4,5,6,7,8,9,10', null, invalidGames],
  ['zero', '0', null, invalidGames],
  ['a negative number', '-1', null, invalidGames],
  ['a number that is too large', '2147483648', null, invalidGames],
  ['words', 'all', null, invalidGames],
  ['a missing number', '1,,2', null, invalidGames],
  ['another theme', null, 'blue', 'theme must be one of light, dark, transparent.'],
])('the parameters of a wall: %s', (_, games, theme, expected) => {
  expect(parseWallOptions(games, theme, '')).toEqual(expected);
});

test('the order of a wall is by what is worth watching, or the usual one', () => {
  expect(parseWallOptions(null, null, 'worth')).toMatchObject({ isByWorth: true });
  expect(parseWallOptions(null, null, 'score')).toBe('order must be worth.');
});

test.each([
  [0, 1, 1],
  [1, 1, 1],
  [2, 2, 1],
  [3, 2, 2],
  [4, 2, 2],
  [5, 3, 2],
  [6, 3, 2],
  [7, 3, 3],
  [9, 3, 3],
])('%i games have %i columns and %i rows', (games, columns, rows) => {
  expect(wallGrid(games)).toEqual({ columns, rows });
});

test.each([
  [1, 1, 1],
  [2, 3, 2],
  [3, 3, 2],
  [6, 3, 3],
  [9, 4, 3],
])('%i games with a large one have %i columns and %i rows', (games, columns, rows) => {
  expect(wallGrid(games, true)).toEqual({ columns, rows });
});

describe('the order of a wall by what is worth watching', () => {
  const shown = [1, 2, 3, 4];

  test('begins with the named game, and has those that are not played last', () =>
    expect(orderWall(shown, { first: 3, ranked: [3, 4, 1], touched: null })).toEqual([3, 4, 1, 2]));

  test('stays while its first game is named, and while none is', () => {
    expect(orderWall(shown, { first: 1, ranked: [1, 4, 2], touched: null })).toBe(shown);
    expect(orderWall(shown, { first: null, ranked: [4, 2], touched: null })).toBe(shown);
    expect(orderWall(shown, { first: 9, ranked: [9, 4], touched: null })).toBe(shown);
  });

  test('moves no tile under a pointer', () => {
    expect(orderWall(shown, { first: 2, ranked: [2, 1], touched: 0 })).toBe(shown);
    expect(orderWall(shown, { first: 2, ranked: [2, 1], touched: 2 })).toEqual([2, 1, 3, 4]);
  });

  test('decides which nine games in progress are large', () => {
    const allLive = many.map(({ gamePk }) => tile(gamePk, 'live'));
    const { tiles, rows } = arrangeWall(allLive, { order: [15, 14] });
    expect(tiles.map(({ gamePk }) => gamePk)).toEqual([15, 14, 1, 2, 3, 4, 5, 6, 7]);
    expect(rows.map(({ gamePk }) => gamePk)).toEqual([8, 9, 10, 11, 12, 13]);
  });
});

function tile(
  gamePk: number,
  phase: GameStatus['phase'],
  start: number | null = 1000,
  detail: GameStatus['detail'] = null,
) {
  return { gamePk, startsAt: start, status: { phase, text: '', detail, reason: null, startTimeTbd: false } };
}

const many = Array.from({ length: 15 }, (_, index) => tile(index + 1, index === 12 ? 'live' : 'open', index));

test.each([
  ['live games first', [tile(1, 'open'), tile(2, 'final'), tile(3, 'live')], null, [3, 1, 2]],
  ['games by their start', [tile(1, 'live', 30), tile(2, 'live', 10), tile(3, 'live', null)], null, [2, 1, 3]],
  ['equal starts by the number of the game', [tile(2, 'live'), tile(1, 'live')], null, [1, 2]],
  ['games called off last', [tile(1, 'void'), tile(2, 'final', 1000, 'tied'), tile(3, 'held')], null, [3, 2, 1]],
  [
    'hidden games after those to come',
    [tile(1, 'unknown', 1, 'hidden'), tile(2, 'final'), tile(3, 'open')],
    null,
    [3, 1, 2],
  ],
  ['every game', many, null, [13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15]],
  ['the games of the URL in its order', many, [15, 13, 1], [15, 13, 1]],
  ['no game of another day', many, [99, 2], [2]],
  ['no game on a day off', [], null, []],
])('a wall shows %s', (_, games, gamePks, expected) => {
  const { tiles, rows } = arrangeWall(listWallGames(games, gamePks), { isChosen: gamePks !== null });
  expect([...tiles, ...rows].map(({ gamePk }) => gamePk)).toEqual(expected);
});

test.each([
  ['the games in progress', many, null, [13]],
  ['chosen games, whatever their state', many, [15, 13], [15, 13]],
  ['nine games while none is in progress', many.filter((_, index) => index !== 12), null, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('large on a wall are %s', (_, games, gamePks, expected) => {
  const { tiles } = arrangeWall(listWallGames(games, gamePks), { isChosen: gamePks !== null });
  expect(tiles.map(({ gamePk }) => gamePk)).toEqual(expected);
});

const named = (name: string) => ({ id: 1, name });

test.each([
  [
    'batter and pitcher of a live game',
    { ...live, batter: named('Ida Voss'), pitcher: named('Dan Ishimura') },
    'At bat: Ida Voss · Pitching: Dan Ishimura',
  ],
  [
    'the pitchers of record of a final',
    inventedCard({
      ...played,
      status: state('final', 'Final'),
      decisions: { winner: named('A'), loser: named('B'), save: null },
    }),
    'W: A · L: B',
  ],
  [
    'the starters of a game to come',
    inventedCard({
      startsAt,
      status: state('open', 'Scheduled'),
      teams: { away: { ...teams.away, probablePitcher: named('A') }, home: teams.home },
    }),
    'A against a starter not announced',
  ],
  ['no players of a hidden game', hideResult({ ...live, batter: named('Ida Voss') }, 'Hidden'), null],
])('a tile has %s', (_, card, expected) => expect(tileOfCard(card).people).toBe(expected));
