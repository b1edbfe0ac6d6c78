import { assert, array, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameLine, sumLines } from './game-line.ts';
import { changeText, figureText, rollingFigures, type RollingGroup } from './rolling-figures.ts';
import { changeAgainstSeason, rollingForm, rollingTrend, sortForms } from './rolling-form.ts';

const figureOf = (group: RollingGroup, id: string) => {
  const figure = rollingFigures[group].find((each) => each.id === id);
  if (figure === undefined) throw new Error(`no figure ${id}`);
  return figure;
};

const write = (group: RollingGroup, line: GameLine) =>
  rollingFigures[group].map(({ kind, value }) => figureText(kind, value(line)));

const batter: GameLine = {
  plateAppearances: 44,
  atBats: 40,
  hits: 11,
  totalBases: 31,
  homeRuns: 5,
  walks: 4,
  hitByPitch: 0,
  sacFlies: 0,
  strikeOuts: 14,
  airOuts: 10,
};

const pitcher: GameLine = {
  outs: 123,
  wins: 1,
  wildPitches: 8,
  walks: 8,
  strikes: 426,
  pitches: 649,
  earnedRuns: 14,
  battersFaced: 166,
  groundOuts: 34,
  airOuts: 32,
  hitBatsmen: 0,
  hits: 36,
  atBats: 156,
  totalBases: 51,
};

describe('the figures', () => {
  test('of a batter', () =>
    expect(write('hitting', batter)).toEqual(['40', '10', '8.0', '.275', '.286', '.341', '.775', '1.116', '14']));

  test('of a pitcher are computed from outs', () =>
    expect(write('pitching', pitcher)).toEqual([
      '1',
      '8',
      '1.76',
      '65.6%',
      '15.8',
      '3.07',
      '166',
      '1.06',
      '0',
      '7.90',
      '1.07',
      '.327',
    ]));

  test('are "-" if the divisor is zero or a count is absent', () => {
    expect(write('hitting', { ...batter, homeRuns: 0 })[2]).toBe('-');
    expect(write('pitching', { outs: 0, earnedRuns: 3, walks: 2, hits: 1 })).toEqual(
      Array.from({ length: 12 }, () => '-'),
    );
  });

  test('round halves up', () => {
    expect([figureText('average', 0.2875), figureText('ratio', 1.005)]).toEqual(['.288', '1.01']);
    expect(figureText('average', 1)).toBe('1.000');
  });
});

test('games are added up, and a count that is absent in one of them is absent in the sum', () => {
  expect(
    sumLines([
      { hits: 1, outs: 4 },
      { hits: 2, outs: 5 },
    ]),
  ).toEqual({ hits: 3, outs: 9 });
  expect([sumLines([{ hits: 1, pitches: 90 }, { hits: 2 }]), sumLines([])]).toEqual([{ hits: 3 }, {}]);
});

describe('a window', () => {
  const log = [1, 2, 3, 0].map((hits, index) => ({
    date: `2030-05-0${index + 1}`,
    line: { hits, atBats: 4, plateAppearances: 4 },
  }));
  const avg = figureOf('hitting', 'avg');
  const request = { group: 'hitting', window: 3, figures: [avg], drawn: avg } as const;

  test('compares the last games with the season and has the figure after each game', () =>
    expect(rollingForm(log, request)).toEqual({
      seasonGames: 4,
      games: 3,
      from: '2030-05-02',
      to: '2030-05-04',
      figures: [5 / 12],
      season: [6 / 16],
      trend: [0.5, 5 / 12],
      sample: 12,
      isSmall: false,
    }));

  test('has fewer games and no trend if fewer were played', () => {
    const form = rollingForm(log.slice(0, 1), request);
    expect(form).toMatchObject({ games: 1, seasonGames: 1, trend: [], sample: 4, isSmall: true });
    expect(rollingForm([], request)).toBeNull();
  });

  test('of the whole season is the season', () =>
    assert(
      property(array(record({ hits: nat(5), atBats: nat(6) }), { minLength: 1, maxLength: 40 }), (lines) => {
        const played = lines.map((line) => ({ date: '2030-05-01', line }));
        const form = rollingForm(played, { ...request, window: lines.length });
        return (
          form !== null && form.figures[0] === form.season[0] && rollingTrend(played, lines.length, avg).length === 1
        );
      }),
    ));
});

test('the change of a count is relative to the season’s pace, that of a rate is the difference', () => {
  const games = { games: 10, seasonGames: 40 };
  expect(changeAgainstSeason(figureOf('hitting', 'strikeOuts'), { now: 14, season: 40, ...games })).toBe(4);
  expect(changeAgainstSeason(figureOf('hitting', 'avg'), { now: 0.3, season: 0.25, ...games })).toBeCloseTo(0.05);
  expect(changeAgainstSeason(figureOf('hitting', 'avg'), { now: null, season: 0.25, ...games })).toBeNull();
});

test.each([
  ['average', 0.0451, '+.045'],
  ['ratio', -1.2, '−1.20'],
  ['count', 3.4, '+3'],
  ['percentage', 0.015, '+1.5'],
  ['average', 0.0001, ''],
  ['count', null, ''],
] as const)('a change of the %s by %s is formatted as %j', (kind, change, text) => {
  expect(changeText(kind, change)).toBe(text);
});

test('the best value or change comes first, null last', () => {
  const form = (name: string, now: number | null, season: number) => ({
    name,
    seasonGames: 20,
    games: 10,
    from: '',
    to: '',
    trend: [],
    sample: 40,
    isSmall: false,
    figures: [now],
    season: [season],
  });
  const forms = [form('Al', 3, 1), form('Bo', 2, 4), form('Cy', null, 2), form('Di', 2, 2)];
  const names = (id: 'era' | 'walksPer9' | 'groundOutsToAirOuts', isChange: boolean) =>
    sortForms(forms, 0, { figure: figureOf('pitching', id), isChange }).map(({ name }) => name);
  expect(names('era', false)).toEqual(['Bo', 'Di', 'Al', 'Cy']);
  expect(names('era', true)).toEqual(['Bo', 'Di', 'Al', 'Cy']);
  expect(names('groundOutsToAirOuts', false)).toEqual(['Al', 'Bo', 'Di', 'Cy']);
});
