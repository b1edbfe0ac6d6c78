import { expect, test } from 'vitest';
import type { SeasonGame } from '../standings/season-game.ts';
import { type Goal, goals } from './goals.ts';
import { simulateChances } from './simulate-chances.ts';
import { inventedClubs, inventedKnownSeason } from './testing/invented-known-season.ts';

/** Each club of a league wins as many games as its number, against the clubs of the other league. */
const played = inventedClubs.flatMap(({ id }) =>
  Array.from({ length: 30 }, (_, game): [home: number, away: number, isHomeWin: boolean] => [
    id,
    ((id + 14 + (game % 15)) % 30) + 1,
    game < ((id - 1) % 15) * 2,
  ]),
);

/** A season that is decided but for the games of some pairs of clubs. */
function decidedWith(left: readonly [home: number, away: number][], season = '2030') {
  const toGame = (home: number, away: number, score: SeasonGame['score']) => ({
    date: '2030-04-01',
    home,
    away,
    score,
  });
  const games = [
    ...played.map(([home, away, isHomeWin]) => toGame(home, away, { home: isHomeWin ? 4 : 1, away: 2 })),
    ...left.map(([home, away]) => toGame(home, away, null)),
  ].map((game, gamePk) => ({ ...game, gamePk }));
  const chances = simulateChances(inventedKnownSeason({ season, games }), { seasons: 200, seed: 1 });
  return (id: number) => {
    const club = chances?.clubs.find((each) => each.id === id);
    const isReached = (goal: Goal) => club?.reached[goal] === 200;
    return {
      reached: club?.reached,
      certain: goals.filter((goal) => club?.decided.includes(goal) && isReached(goal)),
      impossible: goals.filter((goal) => club?.decided.includes(goal) && !isReached(goal)),
    };
  };
}

test('with a game left, the first clubs are certain of their division and bye, and the last ones are out', () => {
  const clubOf = decidedWith([[1, 6]]);
  expect(clubOf(15)).toMatchObject({
    certain: ['division', 'bye', 'playoffs', 'divisionSeries'],
    impossible: ['wildCard'],
  });
  expect(clubOf(1)).toMatchObject({ certain: [], impossible: goals });
});

test('what no simulated season has is open until it is impossible', () => {
  const series = Array.from({ length: 12 }, (): [number, number] => [14, 15]);
  const second = decidedWith(series)(14);
  expect(second.impossible).not.toContain('division');
  expect(second.certain).toContain('playoffs');
});

test('after the last game the whole field is decided, but no series', () => {
  const clubOf = decidedWith([]);
  const clubs = inventedClubs.map(({ id }) => clubOf(id));
  expect(clubs.filter(({ certain }) => certain.includes('playoffs'))).toHaveLength(12);
  expect(clubs.filter(({ impossible }) => impossible.includes('playoffs'))).toHaveLength(18);
  expect(clubOf(15).certain).not.toContain('title');
  expect(clubOf(15).impossible).not.toContain('title');
  expect(clubOf(1).impossible).toContain('title');
});
