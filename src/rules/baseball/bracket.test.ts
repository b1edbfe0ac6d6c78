import { describe, expect, test } from 'vitest';
import {
  type BracketSeries,
  type BracketTeam,
  createBracket,
  type PostseasonField,
  type PostseasonGame,
} from './bracket.ts';

const team = (id: number): BracketTeam => ({ id, name: `Club ${id}`, shortName: `C${id}`, abbreviation: `C${id}` });

const field: PostseasonField = { AL: [1, 2, 3, 4, 5, 6].map(team), NL: [11, 12, 13, 14, 15, 16].map(team) };

type Facts = Partial<Omit<PostseasonGame, 'away' | 'home'>> & { at: [number, number]; runs?: [number, number] };

/** A game of the first division series of the American League: Club 1 against Club 4. `at` is away and home, 0 for unknown. */
function game({ at: [away, home], runs, ...facts }: Facts): PostseasonGame {
  const number = facts.number ?? 1;
  return {
    gamePk: 700 + number,
    round: 'division',
    league: 'AL',
    seriesNumber: 1,
    number,
    length: 5,
    date: `2030-10-0${number}`,
    startsAt: null,
    phase: runs ? 'final' : 'open',
    isIfNecessary: false,
    away: { team: away === 0 ? null : team(away), score: runs?.[0] ?? null },
    home: { team: home === 0 ? null : team(home), score: runs?.[1] ?? null },
    ...facts,
  };
}

const find = (series: readonly BracketSeries[], id: string) => series.find((each) => each.id === id);
const clubsOf = (series: BracketSeries | undefined) => series?.sides.map(({ team: club }) => club?.id ?? null);

describe('before the postseason', () => {
  test('the bracket has eleven series; places have the projected clubs of the first rounds, else their origin', () => {
    const bracket = createBracket('2030', [], field);
    expect(bracket).toHaveLength(11);
    expect(clubsOf(find(bracket, 'wildCard1'))).toEqual([3, 6]);
    expect(clubsOf(find(bracket, 'wildCard4'))).toEqual([14, 15]);
    expect(clubsOf(find(bracket, 'division2'))).toEqual([2, null]);
    expect(find(bracket, 'division1')?.sides[1].origin).toBe('Winner of 4 and 5');
    expect(bracket.filter(({ isProjected }) => isProjected)).toHaveLength(8);
    expect(clubsOf(find(bracket, 'world1'))).toEqual([null, null]);
  });

  test('without standings no place has a club', () =>
    expect(createBracket('2030', [], null).flatMap(clubsOf)).not.toContainEqual(expect.any(Number)));
});

describe('a series', () => {
  const first = find(
    createBracket(
      '2030',
      [
        game({ at: [4, 1], runs: [2, 5] }),
        game({ number: 2, at: [4, 1], runs: [6, 5] }),
        game({ number: 3, at: [1, 4], runs: [1, 0] }),
        game({ number: 4, at: [1, 4] }),
        game({ number: 5, at: [4, 1], isIfNecessary: true }),
      ],
      null,
    ),
    'division1',
  );

  test('has the wins of both clubs, the club with home advantage first', () => {
    expect(first).toMatchObject({ name: 'AL Division Series', standing: 'C1 lead 2–1' });
    expect(first).toMatchObject({ winner: null, isProjected: false });
    expect(first?.sides.flatMap(({ wins, seed }) => [wins, seed])).toEqual([2, 1, 1, null]);
  });

  test('has the runs of its first club first, wherever a game is played', () =>
    expect(first?.games.map(({ runs, isFirstAtHome }) => [runs, isFirstAtHome])).toEqual([
      [[5, 2], true],
      [[5, 6], true],
      [[1, 0], false],
      [null, false],
      [null, true],
    ]));

  test('has the club with home advantage first even if its first games are missing', () => {
    const third = game({ number: 3, at: [1, 4], runs: [1, 0] });
    expect(clubsOf(find(createBracket('2030', [third], null), 'division1'))).toEqual([1, 4]);
  });

  test('is decided by the third win of five, and gives its seed to the next round', () => {
    const sweep = [1, 2, 3].map((number) => game({ number, at: [4, 1], runs: [0, 1] }));
    const bracket = createBracket('2030', [...sweep, game({ round: 'championship', length: 7, at: [2, 1] })], null);
    expect(find(bracket, 'division1')).toMatchObject({ winner: 0, standing: 'C1 win 3–0' });
    expect(find(bracket, 'championship1')?.sides[0]).toMatchObject({ team: { id: 1 }, seed: 1 });
  });

  test('counts only games that are over and have a winner', () => {
    const games = [
      game({ at: [4, 1], runs: [2, 5], phase: 'live' }),
      game({ number: 2, at: [4, 1], runs: [2, 2] }),
      game({ number: 3, at: [4, 1], runs: [9, 0], phase: 'void' }),
    ];
    expect(find(createBracket('2030', games, null), 'division1')).toMatchObject({ standing: null, winner: null });
  });

  test('without clubs has the usual home games', () => {
    const games = [1, 2, 3, 4, 5, 6, 7].map((number) =>
      game({ round: 'world', league: null, length: 7, number, at: [0, 0] }),
    );
    expect(find(createBracket('2030', games, null), 'world1')?.games.map(({ isFirstAtHome }) => isFirstAtHome)).toEqual(
      [true, true, false, false, false, true, true],
    );
  });
});

test('a season in another format has the series of its games', () => {
  const games = [
    game({ round: 'world', league: 'NL', length: 7, at: [2, 1] }),
    game({ round: 'wildCard', length: 1, at: [4, 1], runs: [0, 3] }),
  ];
  expect(createBracket('2019', games, null)).toMatchObject([
    { id: 'wildCard1', name: 'AL Wild Card Game', winner: 0, standing: 'C1 win 1–0', sides: [{ seed: null }, {}] },
    { id: 'world1', name: 'World Series', league: null },
  ]);
  expect(createBracket('2019', [], field)).toEqual([]);
});
