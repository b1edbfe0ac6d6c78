import { expect, test } from 'vitest';
import { findEmbedTarget, pathsOf, type EmbedTarget } from './embed-target.ts';

const host = 'called.example';

test.each<[string, EmbedTarget]>([
  ['https://called.example/TodaysGame/745804', { kind: 'game', gamePk: 745_804 }],
  ['http://called.example/todaysgame/745804/?view=plays#top', { kind: 'game', gamePk: 745_804 }],
  ['https://called.example/user/ann%20b', { kind: 'user', username: 'ann b' }],
  ['https://called.example/Leaderboard', { kind: 'board', period: 'season' }],
  ['https://called.example/leaderboard/?period=week&around=ann', { kind: 'board', period: 'week' }],
  ['https://called.example/Leaderboard?period=century', { kind: 'board', period: 'season' }],
])('%s can be embedded', (url, target) => expect(findEmbedTarget(url, host)).toEqual(target));

test.each([
  'https://other.example/TodaysGame/745804',
  'https://called.example:8080/TodaysGame/745804',
  'https://called.example.other.example/user/ann',
  'https://called.example/TodaysGame/',
  'https://called.example/TodaysGame/0',
  'https://called.example/TodaysGame/12345678901',
  'https://called.example/TodaysGame/1/2',
  'https://called.example/user/%ff',
  'https://called.example/Leaderboard?board=skill',
  'https://called.example/my-picks',
  'https://called.example/',
  'ftp://called.example/user/ann',
  'javascript:alert(1)',
  '/user/ann',
  '',
])('%s cannot', (url) => expect(findEmbedTarget(url, host)).toBeNull());

test.each<[EmbedTarget, string, string]>([
  [{ kind: 'game', gamePk: 7 }, '/TodaysGame/7', '/embed/games/7'],
  [{ kind: 'user', username: 'ann b' }, '/user/ann%20b', '/embed/users/ann%20b'],
  [{ kind: 'board', period: 'season' }, '/Leaderboard', '/embed/leaderboard'],
  [{ kind: 'board', period: 'week' }, '/Leaderboard?period=week', '/embed/leaderboard?period=week'],
])('%j has its page and its embed', (target, page, embed) => expect(pathsOf(target)).toEqual({ page, embed }));
