import { expect, test } from 'vitest';
import { canonicalPath } from './page-routes.tsx';

test.each([
  ['/Leaderboard', ['period'], {}, '', '/Leaderboard'],
  ['/Leaderboard', ['period'], {}, 'after=abc&period=week', '/Leaderboard?period=week'],
  ['/TodaysGame/:gamePk', [], { gamePk: '746139' }, '', '/TodaysGame/746139'],
  ['/player/', [], {}, '', '/player/'],
  ['/player/:playerId/', ['season'], { playerId: '660271' }, 'utm_source=x', '/player/660271/'],
  ['/user/:username', [], { username: 'ann b' }, 'season=2026', '/user/ann%20b'],
  ['/rosters', ['type', 'team'], {}, 'type=active&team=121&sort=age', '/rosters?team=121&type=active'],
  ['/today', ['date', 'level'], {}, 'level=&date=2026-07-18', '/today?date=2026-07-18'],
  ['/', [], {}, '', '/'],
])('%s with %o of %o and ?%s is %s', (path, parameters, params, search, expected) => {
  expect(canonicalPath({ path, parameters }, params, new URLSearchParams(search))).toBe(expected);
});
