import { expect, test } from 'vitest';
import { createBracket, type PostseasonGame } from '#rules/baseball/bracket.ts';
import { bracketDeadline, bracketField, bracketResults } from './bracket-field.ts';
import { inventedGames, inventedSeries } from './testing/invented-bracket.ts';

const field = bracketField(inventedSeries);

test('the field has the seeds of the first rounds, and the series from which the other clubs come', () => {
  const sides = field?.series.map(({ id, sides: [one, other] }) => [
    id,
    ...[one, other].map(({ club, seed, winnerOf }) => winnerOf ?? `${club?.id} as ${seed}`),
  ]);
  expect(sides).toEqual([
    ['wildCard2', '14 as 4', '15 as 5'],
    ['wildCard1', '13 as 3', '16 as 6'],
    ['wildCard4', '24 as 4', '25 as 5'],
    ['wildCard3', '23 as 3', '26 as 6'],
    ['division1', '11 as 1', 'wildCard2'],
    ['division2', '12 as 2', 'wildCard1'],
    ['division3', '21 as 1', 'wildCard4'],
    ['division4', '22 as 2', 'wildCard3'],
    ['championship1', 'division1', 'division2'],
    ['championship2', 'division3', 'division4'],
    ['world1', 'championship1', 'championship2'],
  ]);
});

const unknown = { team: null, score: null };
const withGames = (change: (game: PostseasonGame) => Partial<PostseasonGame>) =>
  inventedGames.map((game) => ({ ...game, ...change(game) }));
const standings = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `C${id}`, shortName: `C${id}`, abbreviation: `C${id}` }));

test.each([
  ['a club is not known', withGames(({ gamePk }) => (gamePk === 800 ? { away: unknown } : {})), null],
  ['no game is listed', [], null],
  [
    'clubs are those of the standings',
    withGames(() => ({ home: unknown, away: unknown })),
    { AL: standings, NL: standings },
  ],
  [
    'a club is listed twice',
    withGames(({ home }) => (home.team?.id === 21 ? { home: inventedGames[0]?.home } : {})),
    null,
  ],
] as const)('there is no field while %s', (_, games, projected) => {
  expect(bracketField(createBracket('2031', games, projected))).toBeNull();
});

test('a format that cannot be drawn has no field', () =>
  expect(bracketField(createBracket('2021', inventedGames, null))).toBeNull());

const at = (hours: number, minutes: number) => Date.UTC(2031, 9, 1, hours, minutes);

test.each([
  ['the first lock, ten minutes before a game', inventedGames, at(17, 50)],
  [
    'an earlier one of another game',
    withGames(({ gamePk }) => (gamePk === 807 ? { startsAt: at(16, 0) } : {})),
    at(15, 50),
  ],
  ['the first day while no start is known', withGames(() => ({ startsAt: null })), at(4, 0)],
  ['nothing without games', [], null],
] as const)('the deadline is %s', (_, games, deadline) => {
  expect(bracketDeadline(createBracket('2031', games, null))).toBe(deadline);
});

test('the results are the winners of decided series', () => {
  const won = (number: number, home: number, away: number): PostseasonGame[] =>
    inventedGames.slice(0, 1).map((game) => ({
      ...game,
      gamePk: 900 + number,
      number,
      phase: 'final',
      home: { ...game.home, score: home },
      away: { ...game.away, score: away },
    }));
  const results = (games: PostseasonGame[]) => bracketResults(createBracket('2031', games, null));
  expect(results(won(1, 2, 5))).toEqual({ winners: [] });
  expect(results([...won(1, 2, 5), ...won(2, 0, 1)])).toEqual({
    winners: [{ series: 'wildCard1', round: 'wildCard', clubId: 16 }],
  });
});
