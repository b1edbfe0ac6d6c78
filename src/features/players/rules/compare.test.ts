import { expect, test } from 'vitest';
import { ageInSeason, bestOf, commonKeys, comparedGroups, parseCompared } from './compare.ts';

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
  ['hitting', 'gamesPlayed', ['162', '10'], [false, false]],
  ['hitting', 'homeRuns', ['7', '7'], [false, false]],
] as const)('of %s %s %j the best are %j', (group, figure, texts, best) => {
  expect(bestOf(group, figure, texts)).toEqual(best);
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
