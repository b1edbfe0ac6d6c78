import { expect, test } from 'vitest';
import {
  ageInSeason,
  bestOf,
  fieldingIn,
  commonKeys,
  commonPool,
  comparedColumns,
  type ComparedGroup,
  comparedGroups,
  comparedParts,
  describeMarks,
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
  ['hitting', 'war', ['4.0', '1.2'], [true, false]],
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

test('every figure of a comparison that is a count has no best, and every other one has', () => {
  const sums = ['hitting', 'pitching'].flatMap((group) =>
    comparedColumns[group as ComparedGroup].flatMap((column) => {
      const texts = ['1', '2'].map((text) => ({ text, isSmall: false }));
      return bestOf(group as ComparedGroup, column, texts).includes(true) ? [] : [column.head];
    }),
  );
  expect(sums.join(' ')).toBe('G PA AB R H 2B 3B HR RBI BB SO SB CS W L G GS CG SHO SV HLD IP H R ER HR BB SO');
});

test('rates with a percentile come first, in the order of the percentiles, and every figure is once in a comparison', () => {
  const headsOf = (group: ComparedGroup, part: 'placed' | 'others' | 'counts') => {
    const heads = comparedParts(group)[part].map(({ head }) => head);
    return heads.join(' ');
  };
  expect(headsOf('hitting', 'placed')).toBe('OPS OBP SLG AVG BB % K %');
  expect(headsOf('hitting', 'others')).toBe('BABIP wOBA ISO wRC+ WAR xBA xSLG xwOBA');
  expect(headsOf('hitting', 'counts')).toBe('G PA AB R H 2B 3B HR RBI BB SO SB CS');
  expect(headsOf('pitching', 'placed')).toBe('ERA WHIP K % BB % AVG');
  for (const group of ['hitting', 'pitching'] as const) {
    const all = Object.values(comparedParts(group)).flat();
    expect(new Set(all)).toEqual(new Set(comparedColumns[group]));
    expect(all).toHaveLength(comparedColumns[group].length);
  }
});

test('the marks are explained: the pool, who did not qualify, and who has none', () => {
  const placed = (isQualified: boolean, size = 132, kind: 'qualified' | 'played' = 'qualified') => ({
    kind,
    size,
    isQualified,
  });
  const season = { season: '2031', figures: { plateAppearances: '12', inningsPitched: '12.0' } };
  const one = { ...season, name: 'Marsh', placed: placed(true) };
  const other = { ...season, name: 'Lund', placed: placed(false) };
  const none = { ...season, name: 'Holm', placed: null };
  expect(describeMarks('hitting', [one, { ...one, name: 'Berg' }])).toBe(
    'A mark is the percentile among the 132 hitters who qualified for the batting title in 2031: 100, at the right, is best.',
  );
  expect(describeMarks('hitting', [one, other, none])).toMatch(
    /A hollow mark: Lund did not qualify for the batting title\. No percentile: Holm, with fewer than 50 plate appearances\.$/,
  );
  expect(describeMarks('pitching', [one, { ...other, season: '2028', placed: placed(true, 60) }])).toContain(
    'among the pitchers who qualified for the ERA title in the player’s season:',
  );
  expect(describeMarks('pitching', [none])).toBe('No percentile: Holm, with fewer than 20 innings.');
  const minor = { ...none, name: 'Berg', figures: { plateAppearances: '118' } };
  const absent = { ...none, name: 'Dahl', figures: undefined };
  expect(describeMarks('hitting', [none, minor, absent])).toBe(
    'No percentile: Holm, with fewer than 50 plate appearances. No percentile: Berg, not in the major leagues. No percentile: Dahl, who did not bat.',
  );
  const wide = { ...one, placed: placed(true, 210, 'played') };
  expect(describeMarks('pitching', [wide])).toContain('among the 210 pitchers with 20 innings in 2031:');
});

test('players on one axis are compared with the smallest pool that has them all', () => {
  const qualified = { kind: 'qualified', size: 132 } as const;
  const played = { kind: 'played', size: 380 } as const;
  expect(commonPool([[qualified, played], []])).toBe('qualified');
  expect(commonPool([[qualified, played], [played]])).toBe('played');
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

test('the fielding of a season is that at the position with the most games, all clubs together', () => {
  const at = (position: string, team: string | null, figures: Record<string, string>) => ({
    season: '2031',
    team: team === null ? null : { name: team },
    teams: team === null ? 2 : null,
    position,
    figures,
  });
  const years = [
    at('2B', 'Mets', { gamesPlayed: '50', innings: '440.0', errors: '4' }),
    at('SS', 'Mets', { gamesPlayed: '40', innings: '350.1', errors: '3' }),
    at('SS', 'Braves', { gamesPlayed: '30', innings: '250.2', errors: '1' }),
    at('SS', null, { gamesPlayed: '70', innings: '601.0', errors: '4' }),
  ];
  const stats = [{ group: 'fielding', years }];
  expect(fieldingIn({ stats }, '2031')).toMatchObject({
    position: 'SS',
    gamesPlayed: '70',
    innings: '601.0',
    errors: '4',
  });
  expect(fieldingIn({ stats }, '2030')).toBeUndefined();
});
