import { expect, test } from 'vitest';
import {
  ageInSeason,
  bestOf,
  commonKeys,
  comparedColumns,
  type ComparedGroup,
  comparedGroups,
  parseCompared,
} from './compare.ts';

function columnOf(group: ComparedGroup, figure: string) {
  const column = comparedColumns[group].find((each) => each.figure === figure);
  if (column === undefined) throw new Error(figure);
  return column;
}

test.each([
  ['592450,660271', [592450, 660271]],
  ['1,1,2,3,4', [1, 2, 3]],
  ['a,-1,0,7.5,1e3,12', [12]],
  [undefined, []],
])('the players of %s are %j', (text, ids) => expect(parseCompared(text)).toEqual(ids));

test.each([
  ['1992-04-26', '2024', 32],
  ['1994-07-01', '2024', 29],
  ['1994-06-30', '2024', 30],
  [null, '2024', null],
])('a player born on %s is in %s of age %s', (birthDate, season, age) => {
  expect(ageInSeason(birthDate, season)).toBe(age);
});

test.each([
  ['hitting', 'ops', ['.900', '1.014', '.850'], [false, true, false]],
  ['hitting', 'strikeoutRate', ['24.1%', '8.0%'], [false, true]],
  ['pitching', 'era', ['2.10', '2.10', '3.00'], [true, true, false]],
  ['pitching', 'era', ['-.--', '3.00'], [false, false]],
  ['hitting', 'ops', ['.700', '.700'], [false, false]],
  ['hitting', 'gamesPlayed', ['162', '10'], [false, false]],
  ['hitting', 'homeRuns', ['40', '7'], [false, false]],
  ['hitting', 'war', ['4.0', '1.2'], [false, false]],
  ['pitching', 'hits', ['33', '84'], [false, false]],
  ['pitching', 'wins', ['12', '4'], [false, false]],
  ['pitching', 'inningsPitched', ['40.0', '83.0'], [false, false]],
] as const)('of %s %s %j the best are %j', (group, figure, texts, best) => {
  expect(
    bestOf(
      group,
      columnOf(group, figure),
      texts.map((text) => ({ text, isSmall: false })),
    ),
  ).toEqual(best);
});

test('every figure of a comparison that is a sum has no best, and every other one has', () => {
  const sums = ['hitting', 'pitching'].flatMap((group) =>
    comparedColumns[group as ComparedGroup].flatMap((column) => {
      const texts = ['1', '2'].map((text) => ({ text, isSmall: false }));
      return bestOf(group as ComparedGroup, column, texts).includes(true) ? [] : [column.head];
    }),
  );
  expect(sums.join(' ')).toBe('G PA AB R H 2B 3B HR RBI BB SO SB CS WAR W L G GS CG SHO SV HLD IP H R ER HR BB SO WAR');
});

test('a rate of very few innings is not compared', () => {
  const era = columnOf('pitching', 'era');
  const short = { text: '0.00', isSmall: true };
  const long = { text: '3.10', isSmall: false };
  expect(bestOf('pitching', era, [short, long])).toEqual([false, false]);
  expect(bestOf('pitching', era, [short, long, { text: '4.00', isSmall: false }])).toEqual([false, true, false]);
});

const player = (birthDate: string, ...seasons: string[]) => ({
  birthDate,
  stats: [
    {
      group: 'hitting' as const,
      career: [],
      years: seasons.map((season) => ({ season, team: null, teams: null, position: null, figures: {} })),
    },
  ],
});

test('seasons and ages of all players come before those of some, newest first', () => {
  const players = [player('2000-01-01', '2022', '2023', '2024'), player('1998-01-01', '2021', '2022')];
  expect(commonKeys(players, 'season')).toEqual(['2022', '2024', '2023', '2021']);
  expect(commonKeys(players, 'age')).toEqual(['24', '23', '22']);
});

test('pitchers are compared by pitching, others by hitting', () => {
  expect(comparedGroups(['pitcher', 'pitcher'])).toEqual(['pitching']);
  expect(comparedGroups(['pitcher', 'infielder'])).toEqual(['hitting', 'pitching']);
  expect(comparedGroups([null])).toEqual(['hitting']);
});
