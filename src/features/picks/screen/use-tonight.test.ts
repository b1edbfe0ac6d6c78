import { expect, test } from 'vitest';
import { card, finished, liveCard, minutes, noon, scored } from '#app/testing/invented-games.ts';
import { dayPick, ownPick } from '#app/testing/invented-pick.ts';
import type { Evening } from '../contract/my-picks.ts';
import { describeTonight, type Tonight, tonightWithoutResults } from './use-tonight.ts';

const date = '2026-07-18';
const lock = noon - minutes(10);
const quiet: Tonight = { date, picks: [], toPick: 0, lastEvening: null, lock: null };
const open = dayPick({ game: card(), state: 'open' });
const right = dayPick({ state: 'correct' });
const wrong = dayPick({ state: 'wrong' });
const evening: Evening = {
  date,
  correct: 5,
  wrong: 2,
  bases: 9,
  streak: 1,
  endedStreak: 0,
  rank: null,
  rankBefore: null,
  picks: [],
  previous: null,
  next: null,
};

test.each<[string, Partial<Tonight>, string]>([
  ['before a lock', { picks: [open], toPick: 3, lock }, '1 called, first lock'],
  ['after the first lock', { picks: [open, dayPick()], lock }, '2 called, next lock'],
  ['before a start that is to be decided', { picks: [open] }, '1 called'],
  ['after the last lock', { picks: [dayPick(), right] }, '2 called, all locked'],
  ['after the last result of own picks', { picks: [right, wrong, right] }, '2 of 3 right'],
  ['when every game is void', { picks: [dayPick({ state: 'void' })] }, 'every call is void'],
  ['when it is over', { lastEvening: evening }, '5 of 7 right'],
  ['without a pick', { toPick: 15, lock }, '15 games to call, next lock'],
  ['with one game that is not locked', { toPick: 1, lock }, '1 game to call, next lock'],
  ['without a pick after the last lock', {}, 'no calls, all games are locked'],
  [
    'with a pick of another day',
    { picks: [dayPick({ game: card({ officialDate: '2026-07-19' }) })], toPick: 2 },
    '2 games to call',
  ],
])('an evening %s', (_, facts, text) => {
  const line = describeTonight({ ...quiet, ...facts }, true);
  expect(line.lock === null ? line.text : `${line.text}, ${line.lock}`).toBe(text);
});

test('a day without games', () => expect(describeTonight(quiet, false).text).toBe('no games today'));

test('an evening without results has the calls of the day, the games to call and the next lock', () => {
  const games = [scored(card({ gamePk: 1, status: finished, inning: 9 }), 4, 2), liveCard({ gamePk: 2 })];
  const later = [3, 4].map((gamePk) => card({ gamePk, startsAt: noon + minutes(gamePk) }));
  const own = {
    date,
    games: [],
    picks: [
      ownPick({ gamePk: 1, state: 'wrong' }),
      ownPick({ gamePk: 2, state: 'live' }),
      ownPick({ gamePk: 3 }),
      ownPick({ gamePk: 9 }),
    ],
  };
  const tonight = tonightWithoutResults({ day: { games: [...games, ...later] }, own, now: noon - minutes(60) });
  expect(tonight.picks.map(({ game, state, outcome }) => [game.gamePk, state, outcome])).toEqual([
    [1, 'wrong', 'wrong'],
    [2, 'live', 'correct'],
    [3, 'open', null],
  ]);
  expect(tonight).toMatchObject({ date, toPick: 1, lock: noon + minutes(3 - 10), lastEvening: null });
});
