import { describe, expect, test } from 'vitest';
import { raceRules } from './race-rules.ts';
import type { SeasonGame } from './season-game.ts';
import type { Standing, StandingsGroup } from './standings-group.ts';
import { coversSeason, standingsTables, type TableFacts } from './standings-tables.ts';
import { dayOf, inventedDivision, inventedSeason, inventedStanding } from './testing/invented-season.ts';

const now: TableFacts = { rules: raceRules('2024'), games: null, isOver: false };

const east = inventedDivision(201, [
  inventedStanding(1, 90, 60),
  inventedStanding(2, 90, 60),
  inventedStanding(3, 70, 80),
]);
const west = inventedDivision(200, [
  inventedStanding(4, 95, 55),
  inventedStanding(5, 89, 61),
  inventedStanding(6, 60, 90),
]);

const readTables = (facts: Partial<TableFacts>, groups: StandingsGroup[] = [east, west]) =>
  standingsTables(groups, { ...now, ...facts }).map(({ name, places, lines }) => ({
    name,
    places,
    lines: lines.map((line) => [line.team.id, line.gamesBehind, line.magicNumber, line.eliminationNumber]),
  }));

describe('the tables of a season in progress', () => {
  test('are the divisions and then a wild card of the clubs without a division lead', () =>
    expect(readTables({})).toEqual([
      {
        name: 'Division 201',
        places: 1,
        lines: [
          [1, 0, 13, null],
          [2, 0, null, 13],
          [3, 20, null, 0],
        ],
      },
      {
        name: 'Division 200',
        places: 1,
        lines: [
          [4, 0, 7, null],
          [5, 6, null, 7],
          [6, 35, null, 0],
        ],
      },
      {
        name: 'Wild Card',
        places: 3,
        lines: [
          [2, -20, 0, null],
          [5, -19, 0, null],
          [3, 0, 3, null],
          [6, 10, null, 3],
        ],
      },
    ]));

  test('mark who has secured a berth, but not the division', () => {
    const divisions = standingsTables([east, west], now).filter(({ kind }) => kind === 'division');
    const letters = divisions.flatMap(({ lines }) => lines.map(({ team, clinched }) => [team.id, clinched]));
    expect(letters).toEqual([
      [1, 'x'],
      [2, 'x'],
      [3, null],
      [4, 'x'],
      [5, 'x'],
      [6, null],
    ]);
  });

  test('rank the club first that won the season series of two tied clubs', () => {
    const [division, , wildCard] = readTables({ games: inventedSeason([[2, 1, 7]], [[1, 2, 6]]) });
    expect(division?.lines.map(([id]) => id)).toEqual([2, 1, 3]);
    expect(wildCard?.lines[0]?.[0]).toBe(1);
  });

  test('leave tied clubs in the league’s order in seasons that break ties by another game', () => {
    const games = inventedSeason([[2, 1, 7]]);
    expect(readTables({ games, rules: raceRules('2021') })[0]?.lines.map(([id]) => id)).toEqual([1, 2, 3]);
  });

  test('never have fewer games in a season than were played', () => {
    expect(readTables({ games: inventedSeason([[2, 1, 6]], [[1, 2, 7]]) })[0]?.lines[0]).toEqual([2, 0, 1, null]);
  });

  test('count a tie as won as soon as the remaining games cannot change it', () => {
    const numbers = (games: SeasonGame[], through?: string) => {
      // each club has 162 games
      const rest = [1, 2, 3].flatMap((home) =>
        Array.from({ length: 162 - (home === 3 ? 0 : games.length) }, (_, n) => ({
          gamePk: home * 1000 + n,
          date: dayOf(100),
          home,
          away: 9,
          score: null,
        })),
      );
      return readTables({ games: [...games, ...rest], through })[0]?.lines.slice(0, 2);
    };
    const [decided, open] = [12, 13].map((number) => [
      [1, 0, number, null],
      [2, 0, null, number],
    ]);
    expect(numbers(inventedSeason([[1, 2, 7]], [[2, 1, 6]]))).toEqual(decided);
    expect(numbers(inventedSeason([[1, 2, 7]], [[2, 1, 7]]))).toEqual(open);
    const later = inventedSeason([
      [1, 2, 7],
      [2, 1, 6],
    ]);
    expect(numbers(later, dayOf(6))).toEqual(decided);
    expect(numbers(later, dayOf(5))).toEqual(open);
  });

  test('results after the given day do not break a tie', () => {
    const games = inventedSeason([
      [1, 2],
      [2, 1, 3],
    ]);
    expect(readTables({ games, through: dayOf(0) })[0]?.lines[0]?.[0]).toBe(1);
    expect(readTables({ games })[0]?.lines[0]?.[0]).toBe(2);
  });
});

describe('around a clinch, when the upstream’s numbers disappear', () => {
  // each club has 162 games; the wild card of the second club is not in danger
  type Record = [wins: number, losses: number];
  const numbers = (first: Record, second: Record, upstream: Partial<Standing> = {}) => {
    const division = inventedDivision(201, [
      { ...inventedStanding(1, ...first), ...upstream },
      { ...inventedStanding(2, ...second), ...upstream },
      inventedStanding(3, 60, 95),
    ]);
    const other = inventedDivision(200, [
      inventedStanding(4, 99, 56),
      inventedStanding(5, 50, 105),
      inventedStanding(6, 49, 106),
    ]);
    const [table, , wildCard] = readTables({}, [division, other]);
    const [leader, chaser] = table?.lines ?? [];
    return { magic: leader?.[2], elimination: chaser?.[3], wildCard: wildCard?.lines[0]?.[2] };
  };

  test.each<[string, Record, Record, number]>([
    ['a week before', [94, 61], [90, 65], 4],
    ['a win and a loss before', [95, 62], [91, 66], 2],
    ['one win before', [95, 63], [91, 67], 1],
    ['at the clinch', [96, 63], [91, 67], 0],
    ['at the clinch by a loss of the other club', [95, 63], [91, 68], 0],
    ['after the clinch', [97, 63], [92, 68], 0],
    ['with three games left, level', [93, 66], [93, 66], 4],
    ['with one game left and one behind', [95, 66], [94, 67], 1],
  ])('the division numbers are counted to 0: %s', (_, first, second, number) => {
    expect(numbers(first, second)).toEqual({ magic: number, elimination: number, wildCard: 0 });
  });

  test('the numbers are the same with a clinched wild card', () =>
    expect(numbers([95, 62], [91, 66], { clinched: 'w' })).toEqual({ magic: 2, elimination: 2, wildCard: 0 }));
});

describe('the tables of a season that is over', () => {
  test('have no numbers except for places and elimination', () => {
    const [division, , wildCard] = readTables({ isOver: true });
    expect(division?.lines.flatMap((line) => line.slice(2))).toEqual([0, null, null, 0, null, 0]);
    expect(wildCard?.lines.map(([, , magic]) => magic)).toEqual([0, 0, 0, null]);
  });

  test('use the league’s order if no result breaks a tie: first the clinched places, then the rank', () => {
    const level = (id: number, clinched: string | null, wildCardRank: number) => ({
      ...inventedStanding(id, 89, 73),
      clinched,
      wildCardRank,
    });
    const first = inventedDivision(201, [inventedStanding(1, 98, 64), level(2, null, 3)]);
    const second = inventedDivision(200, [inventedStanding(4, 95, 67), level(5, 'w', 4), level(6, 'w', 2)]);
    expect(
      readTables({ isOver: true }, [first, second])
        .at(-1)
        ?.lines.map(([id]) => id),
    ).toEqual([6, 5, 2]);
  });
});

describe('the seeds', () => {
  const third = inventedDivision(202, [inventedStanding(7, 95, 55), inventedStanding(8, 75, 75)]);
  const seedsOf = (facts: Partial<TableFacts>, groups = [east, west, third]) => {
    const lines = standingsTables(groups, { ...now, ...facts }).flatMap((table) => table.lines);
    return [1, 2, 3, 4, 5, 6].map((seed) => lines.find((line) => line.seed === seed)?.team.id);
  };

  test('of leaders and of clubs with a wild card follow the rules for ties', () => {
    expect(
      seedsOf({
        games: inventedSeason([
          [7, 4, 4],
          [4, 7, 3],
          [2, 1, 1],
        ]),
      }),
    ).toEqual([7, 4, 2, 1, 5, 8]);
    expect(
      seedsOf({
        games: inventedSeason([
          [4, 7, 4],
          [7, 4, 3],
          [1, 2, 1],
        ]),
      }),
    ).toEqual([4, 7, 1, 2, 5, 8]);
  });

  test.each(['2021', '2020', '1993'])('are unknown in %s', (season) =>
    expect(seedsOf({ rules: raceRules(season) }).filter((id) => id !== undefined)).toEqual([]),
  );
});

describe('in a season with unknown rules', () => {
  test('there are no numbers, and the wild card is the league’s list', () => {
    const upstreamTable = {
      ...inventedDivision(0, [inventedStanding(2, 90, 60)]),
      kind: 'wildCard' as const,
      name: 'Wild Card',
    };
    const tables = readTables({ rules: raceRules('2020') }, [east, upstreamTable]);
    expect(tables.flatMap(({ name, places }) => [name, places])).toEqual(['Division 201', 1, 'Wild Card', 0]);
    expect(tables.flatMap(({ lines }) => lines.flatMap(([, , ...numbers]) => numbers))).toEqual(
      Array.from({ length: 8 }, () => null),
    );
    // how many of them have a place is not known
    expect(tables[1]?.lines).toEqual([[2, null, null, null]]);
  });

  test('before 1995 there is no wild card, and an empty group is left out', () => {
    const listed = { ...inventedDivision(0, [inventedStanding(2, 90, 60)]), kind: 'wildCard' as const };
    expect(readTables({ rules: raceRules('1993') }, [east, west, inventedDivision(1, []), listed])).toHaveLength(2);
    expect(readTables({}, [])).toEqual([]);
  });
});

const standings = [inventedDivision(1, [inventedStanding(1, 60, 40), inventedStanding(2, 40, 60)])];
const whole = inventedSeason([
  [1, 2, 60],
  [2, 1, 40],
]);

test.each([
  ['all games', whole, undefined, true],
  ['all except the newest', whole.slice(0, 85), undefined, true],
  ['a few of them', whole.slice(0, 3), undefined, false],
  ['none', [], undefined, false],
  ['all, of which some are after that day', whole, dayOf(10), false],
] as const)('%s of the games', (_, games, through, covers) => {
  expect(coversSeason(standings, games, through)).toBe(covers);
});

test('before the first game an empty list covers the season', () => expect(coversSeason([], [])).toBe(true));
