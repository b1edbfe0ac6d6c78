import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical.ts';

test.each([
  ['/Leaderboard', {}, '', '/Leaderboard'],
  ['/Leaderboard', {}, 'after=abc&period=week', '/Leaderboard?period=week'],
  ['/TodaysGame/:gamePk', { gamePk: '746139' }, '', '/TodaysGame/746139'],
  ['/player/', {}, '', '/player/'],
  ['/player/:playerId/', { playerId: '660271' }, 'utm_source=x', '/player/660271/'],
  ['/user/:username', { username: 'ann b' }, '', '/user/ann%20b'],
  ['/rosters', {}, 'type=active&team=121&sort=age', '/rosters?team=121&type=active'],
  ['/today', {}, 'level=&date=2026-07-18', '/today?date=2026-07-18'],
  ['/', {}, '', '/'],
])('%s with %o and ?%s is %s', (pattern, params, search, expected) => {
  expect(canonicalAddress(pattern, params, new URLSearchParams(search))).toBe(expected);
});
