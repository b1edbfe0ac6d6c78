import { expect, test } from 'vitest';
import { toNoHitter } from './to-game-status.ts';

const none = {
  awayTeamNoHitter: false,
  awayTeamPerfectGame: false,
  homeTeamNoHitter: false,
  homeTeamPerfectGame: false,
};

test.each([
  ['no flags', undefined, 9, null],
  ['no flag set', none, 9, null],
  ['the away club', { ...none, awayTeamNoHitter: true }, 6, { side: 'away', isPerfect: false }],
  [
    'a perfect game',
    { ...none, homeTeamNoHitter: true, homeTeamPerfectGame: true },
    9,
    { side: 'home', isPerfect: true },
  ],
  ['an early inning', { ...none, homeTeamNoHitter: true }, 5, null],
  ['an unknown inning', { ...none, homeTeamNoHitter: true }, undefined, null],
])('%s', (_, flags, inning, expected) => {
  expect(toNoHitter(flags, inning)).toEqual(expected);
});
