import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLogit } from '../logit.ts';
import { emptyForecastState, type ForecastState } from './forecast-state.ts';
import { explainForecast, forecast } from './forecast.ts';
import type { BattingLine, PlayedGame } from './played-game.ts';
import { gameMargin, update } from './update-state.ts';

const line = (runs: number, more: Partial<BattingLine> = {}): BattingLine => ({
  runs,
  hits: 8,
  walks: 3,
  homeRuns: 1,
  strikeouts: 8,
  earlyRuns: Math.min(runs, 3),
  ...more,
});

const game = (more: Partial<PlayedGame> = {}): PlayedGame => ({
  season: 2030,
  home: { club: 'AAA', starter: 'ace', ...line(6) },
  away: { club: 'BBB', starter: 'rookie', ...line(2) },
  ...more,
});

const repeat = (state: ForecastState, played: PlayedGame, times: number): ForecastState => {
  for (let n = 0; n < times; n += 1) update(state, played);
  return state;
};
const upcoming = { season: 2030, home: { club: 'AAA', starter: 'one' }, away: { club: 'BBB', starter: 'two' } };

describe('before any game', () => {
  test('the home club has the home advantage only', () =>
    expect(forecast(emptyForecastState(), upcoming).homeWinProbability).toBeCloseTo(0.54, 10));

  test('an unknown starter is equal to a pitcher without starts', () => {
    const { parts } = forecast(emptyForecastState(), { ...upcoming, home: { club: 'AAA', starter: null } });
    expect(parts).toMatchObject({ clubs: 0, starters: 0 });
  });
});

describe('after games of two clubs', () => {
  test('the better club is more likely to win, at home and away', () => {
    const state = repeat(emptyForecastState(), game(), 20);
    expect(forecast(state, upcoming).parts.clubs).toBeGreaterThan(0.1);
    expect(forecast(state, { ...upcoming, home: upcoming.away, away: upcoming.home }).parts.clubs).toBeLessThan(-0.1);
  });

  test('a winter draws the ratings to the mean, and each further winter more', () => {
    const state = repeat(emptyForecastState(), game(), 20);
    const clubs = [2030, 2031, 2033].map((season) => forecast(state, { ...upcoming, season }).parts.clubs);
    expect(clubs[1]).toBeLessThan(clubs[0] ?? 0);
    expect(clubs[2]).toBeLessThan(clubs[1] ?? 0);
    expect(clubs[2]).toBeGreaterThan(0);
  });

  test('more games make the rating less sensitive to one result', () => {
    const change = (games: number) => {
      const state = repeat(emptyForecastState(), game(), games);
      const before = forecast(state, upcoming).parts.clubs;
      update(state, game({ home: { club: 'AAA', starter: null, ...line(0) } }));
      return before - forecast(state, upcoming).parts.clubs;
    };
    expect(change(50)).toBeLessThan(change(5));
  });

  test('games with many runs raise the run environment of the home club', () => {
    const state = repeat(emptyForecastState(), game({ home: { club: 'AAA', starter: null, ...line(15) } }), 20);
    update(state, game({ home: { club: 'CCC', starter: null, ...line(1) } }));
    const [many = 0, few = 0] = ['AAA', 'CCC'].map(
      (club) => forecast(state, { ...upcoming, home: { club, starter: null } }).runEnvironment,
    );
    expect(many).toBeGreaterThan(few);
    expect(forecast(emptyForecastState(), upcoming).runEnvironment).toBe(0);
  });

  test('a tied game changes nothing', () => {
    const state = emptyForecastState();
    update(state, game({ home: { club: 'AAA', starter: 'ace', ...line(2) } }));
    expect(state).toEqual(emptyForecastState());
  });

  test('forecasting does not change the state', () => {
    const state = repeat(emptyForecastState(), game(), 3);
    const before = structuredClone(state);
    forecast(state, { ...upcoming, season: 2035 });
    expect(state).toEqual(before);
  });
});

describe('a starter', () => {
  const starts = (opponents: BattingLine, times = 10) =>
    repeat(emptyForecastState(), game({ away: { club: 'BBB', starter: null, ...opponents } }), times);
  const value = (state: ForecastState, starter: string | null = 'ace') =>
    forecast(state, { ...upcoming, home: { club: 'CCC', starter }, away: { club: 'DDD', starter: null } }).parts
      .starters;

  test.each([
    ['allows fewer early runs', line(2, { earlyRuns: 0 }), line(2, { earlyRuns: 5 })],
    ['strikes out more batters', line(2, { strikeouts: 14 }), line(2, { strikeouts: 3 })],
    ['walks fewer batters', line(2, { walks: 0 }), line(2, { walks: 8 })],
  ])('is better if the pitcher %s', (_, good, bad) => {
    expect(value(starts(good))).toBeGreaterThan(value(starts(bad)) + 0.01);
  });

  test('with average starts is better than an unknown one', () =>
    expect(value(starts(line(2, { walks: null, strikeouts: null, earlyRuns: null })))).toBeGreaterThan(0.02));

  test('is judged by early runs alone if nothing else is available', () => {
    const bare = { hits: null, walks: null, homeRuns: null, strikeouts: null };
    expect(value(starts(line(2, { ...bare, earlyRuns: 0 })))).toBeGreaterThan(
      value(starts(line(2, { ...bare, earlyRuns: 5 }))),
    );
  });

  test('moves the forecast less after one start than after ten', () => {
    const good = line(2, { earlyRuns: 0, strikeouts: 14, walks: 0 });
    expect(value(starts(good, 1))).toBeLessThan(value(starts(good, 10)));
  });
});

test.each([
  ['equal lines', line(3), line(3), 0],
  ['runs only', line(5, { hits: null }), line(1), 4 ** 0.75],
  ['equal batting with other runs', line(5), line(1), 1],
  ['hits without runs', line(2, { hits: 12 }), line(2), (0.75 * 0.45 * 4) ** 0.75],
  ['a home run more', line(2, { homeRuns: 2, hits: 9 }), line(2), (0.75 * 1.4) ** 0.75],
])('the margin of a game: %s', (_, home, away, expected) => {
  expect(gameMargin(home, away)).toBeCloseTo(expected, 10);
  expect(gameMargin(away, home)).toBeCloseTo(-expected, 10);
});

const anyClub = record({
  club: constantFrom('AAA', 'BBB', 'CCC'),
  starter: constantFrom(null, 'ace', 'rookie'),
  runs: integer({ min: 0, max: 30 }),
  hits: constantFrom(null, 0, 9, 25),
  walks: constantFrom(null, 0, 15),
  homeRuns: constantFrom(null, 0, 6),
  strikeouts: constantFrom(null, 0, 20),
  earlyRuns: constantFrom(null, 0, 20),
});

test('any results lead to a probability, which is the sum of its parts', () =>
  assert(
    property(anyClub, anyClub, integer({ min: 0, max: 4 }), (home, away, years) => {
      const state = emptyForecastState();
      update(state, { season: 2030, home, away });
      update(state, { season: 2030 + years, home: away, away: home });
      const { homeWinProbability, parts } = forecast(state, { season: 2030 + years, home, away });
      expect(homeWinProbability).toBeGreaterThan(0);
      expect(homeWinProbability).toBeLessThan(1);
      expect(toLogit(homeWinProbability)).toBeCloseTo(parts.home + parts.clubs + parts.starters, 10);
    }),
  ));

const explain = (home: number, clubs: number, starters: number, lineups = 0) =>
  explainForecast({
    homeWinProbability: 1 / (1 + Math.exp(-home - clubs - starters - lineups)),
    parts: { home, clubs, starters, lineups },
    runEnvironment: 0,
  });

describe('the parts in percentage points', () => {
  test.each([
    [0.16, 0, 0, 0],
    [0.16, 0.3, -0.2, 0],
    [0.1, -1.2, 0.4, 0.08],
  ])('%d, %d, %d and %d add up to the forecast minus 50', (...parts) => {
    const { home, clubs, starters, lineups } = explain(...parts);
    const logit = parts.reduce((sum, part) => sum + part, 0);
    expect(home + clubs + starters + lineups).toBeCloseTo(100 / (1 + Math.exp(-logit)) - 50, 10);
  });

  test('parts that cancel each other out are shown with their signs', () =>
    expect(explain(0.16, -0.16, 0)).toEqual({ home: 4, clubs: -4, starters: 0, lineups: 0 }));
});
