import { describe, expect, test } from 'vitest';
import {
  groupStoredGames,
  mergeStoredGames,
  noStoredGames,
  parseStoredGames,
  type StoredGame,
} from './stored-games.ts';

const game = (gamePk: number, seenAt: number, changes: Partial<StoredGame> = {}): StoredGame => ({
  gamePk,
  day: 'Saturday, June 6',
  text: 'Top 7',
  away: { id: 133, name: 'Athletics', runs: 0 },
  home: { id: 111, name: 'Red Sox', runs: 4 },
  seenAt,
  ...changes,
});
const seen = (...games: StoredGame[]) => ({ notice: null, copyright: 'Ours', games });

describe('the stored games', () => {
  test('have their latest state, the latest game first', () => {
    const merged = mergeStoredGames(seen(game(1, 10), game(2, 10)), seen(game(1, 20, { text: 'Final' }), game(3, 15)));
    expect(merged.games.map(({ gamePk, text, seenAt }) => [gamePk, text, seenAt])).toEqual([
      [1, 'Final', 20],
      [3, 'Top 7', 15],
      [2, 'Top 7', 10],
    ]);
  });

  test('are not replaced by an older state', () => {
    expect(mergeStoredGames(seen(game(1, 20)), seen(game(1, 10, { text: 'Top 1' }))).games).toEqual([game(1, 20)]);
  });

  test('are at most forty', () => {
    const many = Array.from({ length: 50 }, (_, index) => game(index, index));
    const { games } = mergeStoredGames(noStoredGames, seen(...many));
    expect([games.length, games.at(-1)?.gamePk]).toEqual([40, 10]);
  });

  test('belong to one league', () => {
    const otherLeague = { ...seen(game(1, 10)), notice: 'This is a simulated league.' };
    expect(mergeStoredGames(otherLeague, seen(game(2, 20))).games).toEqual([game(2, 20)]);
  });

  test('are grouped if they were stored at the same time and are of one day', () => {
    const games = [game(1, 10), game(2, 20), game(3, 10), game(4, 10, { day: 'Friday, June 5' })];
    expect(groupStoredGames(games).map((group) => group.games.map(({ gamePk }) => gamePk))).toEqual([[2], [1, 3], [4]]);
  });
});

describe('the games of an earlier visit', () => {
  test('are read unchanged', () => {
    const stored = seen(game(1, 10, { away: { id: 1, name: 'A', runs: null } }));
    expect(parseStoredGames(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test('are dropped only if their shape differs', () => {
    const games = [game(1, 10), { ...game(2, 10), home: 'Red Sox' }, { ...game(3, 10), seenAt: '10' }, null];
    expect(parseStoredGames({ notice: 7, games })).toEqual({ notice: null, copyright: '', games: [game(1, 10)] });
  });

  test.each([null, 'games', [], { games: 'none' }])('are empty for %j', (value) => {
    expect(parseStoredGames(value)).toEqual(noStoredGames);
  });
});
