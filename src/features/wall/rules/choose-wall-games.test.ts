import { expect, test } from 'vitest';
import type { GameStatus } from '#rules/baseball/game/model.ts';
import { chooseWallGames } from './choose-wall-games.ts';

function game(
  gamePk: number,
  phase: GameStatus['phase'],
  startsAt: number | null = 1000,
  detail: GameStatus['detail'] = null,
) {
  return { gamePk, startsAt, status: { phase, text: '', detail, reason: null, startTimeTbd: false } };
}

const many = Array.from({ length: 15 }, (_, index) => game(index + 1, index === 12 ? 'live' : 'open', index));

test.each([
  ['live games first', [game(1, 'open'), game(2, 'final'), game(3, 'live')], null, [3, 1, 2]],
  ['games by their start', [game(1, 'live', 30), game(2, 'live', 10), game(3, 'live', null)], null, [2, 1, 3]],
  ['equal starts by the number of the game', [game(2, 'live'), game(1, 'live')], null, [1, 2]],
  ['games called off last', [game(1, 'void'), game(2, 'void', 1000, 'tied'), game(3, 'held')], null, [3, 2, 1]],
  [
    'hidden games after those to come',
    [game(1, 'unknown', 1, 'hidden'), game(2, 'final'), game(3, 'open')],
    null,
    [3, 1, 2],
  ],
  ['at most nine', many, null, [13, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['the games of the address in its order', many, [15, 13, 1], [15, 13, 1]],
  ['no game of another day', many, [99, 2], [2]],
  ['no game on a day off', [], null, []],
])('a wall shows %s', (_, games, gamePks, expected) => {
  expect(chooseWallGames(games, gamePks).map(({ gamePk }) => gamePk)).toEqual(expected);
});
