import { expect, test } from 'vitest';
import { transactionsFeed } from '#features/transactions/contract.ts';
import { paths, searchOf } from './paths.ts';

test.each([
  [paths.slate(), '/slate'],
  [paths.myPicks({ date: '2026-07-18' }), '/my-picks?date=2026-07-18'],
  [paths.today(), '/today'],
  [paths.today({ level: 1 }), '/today'],
  [paths.today({ level: 11 }), '/today?level=11'],
  [paths.today({ date: '2026-07-18', level: 22 }), '/today?date=2026-07-18&level=22'],
  [paths.liveGame(746139), '/TodaysGame/746139'],
  [paths.liveGame(746139, { at: 1_780_774_200_000 }), '/TodaysGame/746139?at=1780774200000'],
  [paths.player(), '/player/'],
  [paths.player(660271), '/player/660271/'],
  [paths.player(660271, { group: 'hitting' }), '/player/660271/?group=hitting'],
  [paths.leaderboard(), '/Leaderboard'],
  [paths.leaderboard({ period: 'season' }), '/Leaderboard?period=season'],
  [paths.leaderboard({ period: 'week', around: 'ann b' }), '/Leaderboard?period=week&around=ann+b'],
  [paths.leaderboard({ board: 'skill', season: 'all' }), '/Leaderboard?board=skill&season=all'],
  [paths.transactionsFeed(147), `${transactionsFeed.path}?team=147`],
  [paths.user('ann/b'), '/user/ann%2Fb'],
])('the paths: %s is %s', (path, expected) => expect(path).toBe(expected));

test.each([
  ['date=2026-07-18&level=11', { date: '2026-07-18', level: 11 }],
  ['date=&level=', {}],
  ['level=x&sort=age', { level: Number.NaN }],
])('the search parameters of Today in ?%s are %o', (search, expected) => {
  expect(searchOf('today', new URLSearchParams(search))).toEqual(expected);
});

test('an unknown choice of a search parameter counts as absent', () => {
  const search = new URLSearchParams('board=luck&period=week&around=ann+b');
  expect(searchOf('leaderboard', search)).toEqual({ period: 'week', around: 'ann b' });
});
