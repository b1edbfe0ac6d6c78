import { describe, expect, test } from 'vitest';
import type { Goal } from '#rules/baseball/chances/goals.ts';
import { inventedCard, inventedClub, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import {
  describeCalm,
  describeMark,
  describeStakes,
  findMark,
  formatPoints,
  formatStakes,
  listRootFor,
} from './stakes.ts';

const compared: Goal[] = ['playoffs', 'division', 'title'];
const of = (playoffs: number) => ({ playoffs, division: playoffs / 2, title: playoffs / 10 });
const yankees = {
  teamId: 147,
  now: of(0.61),
  win: of(0.66),
  loss: of(0.54),
  decided: [] as Goal[],
};
const rays = {
  teamId: 139,
  now: of(0.4),
  win: of(0.43),
  loss: of(0.36),
  decided: [] as Goal[],
};

test.each<[string, readonly Goal[], string]>([
  ['nothing', [], 'Yankees: playoffs 61% now, 66% with a win, 54% with a loss'],
  ['the playoffs', ['playoffs'], 'Yankees: division 31% now, 33% with a win, 27% with a loss'],
  ['everything', compared, 'Yankees: in the playoffs'],
])('a club for which %s is decided has the chances of what is open', (_, decided, text) =>
  expect(describeStakes('Yankees', formatStakes(compared, { ...yankees, decided: [...decided] }))).toBe(text),
);

test('a club without a chance is out of the playoffs', () => {
  const none = of(0);
  const side = { now: none, win: none, loss: none, decided: compared };
  expect(describeStakes('Rays', formatStakes(compared, side))).toBe('Rays: out of the playoffs');
});

test('a chance that is not decided is never 0 or 100%', () => {
  const side = { now: { title: 0.9999 }, win: { title: 1 }, loss: { title: 0 }, decided: [] };
  expect(describeStakes('Rays', formatStakes(['title'], side))).toBe(
    'Rays: title > 99.9% now, > 99.9% with a win, < 0.1% with a loss',
  );
});

test.each([
  [0.062, '6 points'],
  [0.012, '1 point'],
  [0.007, '0.7 points'],
])('a change of %d is %s', (change, text) => expect(formatPoints(change)).toBe(text));

const club = (id: number, shortName: string) => ({ ...inventedClub(id), shortName });
const card = inventedCard({ gamePk: 7, teams: { away: club(139, 'Rays'), home: club(147, 'Yankees') } });
const tonight = {
  compared,
  games: [{ gamePk: 7, homeChance: 0.5, away: rays, home: yankees, others: [{ teamId: 110, swing: -0.01 }] }],
  mostImportant: { gamePk: 7, teamId: 139, change: 0.12 },
  rootFor: [{ teamId: 110, games: [{ gamePk: 7, teamId: 139, gain: 0.042 }] }],
};
const over = { ...card, status: inventedStatus('final') };
const calledOff = { ...card, status: inventedStatus('void') };

describe('the game that matters most', () => {
  test('is named with the club and half the difference between a win and a loss', () => {
    const mark = findMark(tonight, [card]);
    expect(mark && describeMark(mark)).toBe('Matters most: Rays–Yankees, Rays’ playoffs ±6 points');
  });

  test.each([
    ['among the games of another day', { ...card, gamePk: 8 }],
    ['once it is over', over],
    ['once it is called off', calledOff],
  ])('is not named %s', (_, game) => expect(findMark(tonight, [game])).toBeNull());
});

describe('the club to root for', () => {
  test('is the one whose win is better, with the reason in points', () =>
    expect(listRootFor(tonight, 110, [card])).toEqual([
      { game: card, shortName: 'Rays', opponent: 'Yankees', points: '+4.2 points' },
    ]));

  test.each([
    ['to fans of another club', 121, card],
    ['without a favorite club', null, card],
    ['once the game is over', 110, over],
    ['once the game is called off', 110, calledOff],
  ])('is not said %s', (_, favorite, game) => expect(listRootFor(tonight, favorite, [game])).toEqual([]));
});

describe('a club without games of others that matter', () => {
  const calm = { compared: tonight.compared, rootFor: [], day: card.officialDate };
  const own = { chance: 0.996, isDecided: false, gain: 0.004 };

  test.each([
    [own, 'Rays: 99.6% for the playoffs, no game tonight matters'],
    [{ ...own, chance: 0.62, gain: 0.05 }, 'Rays: 62% for the playoffs, only their own game tonight matters'],
    [{ chance: 1, isDecided: true, gain: 0 }, 'Rays: in the playoffs'],
    [{ chance: 0, isDecided: true, gain: 0 }, 'Rays: out of the playoffs'],
  ])('%o: %s', (shown, text) => expect(describeCalm({ ...calm, club: shown }, 139, [card])).toBe(text));

  test('need not play on the day', () =>
    expect(describeCalm({ ...calm, club: own }, 121, [card])).toMatch(/^Your club: 99.6%/));

  test.each([
    ['with a club to root for', { ...calm, rootFor: tonight.rootFor, club: own }, card],
    ['before another day', { ...calm, day: '2026-01-01', club: own }, card],
    ['once the games are over', { ...calm, club: own }, over],
    ['without a favorite club', calm, card],
  ])('say nothing %s', (_, shown, game) => expect(describeCalm(shown, 110, [game])).toBeNull());
});
