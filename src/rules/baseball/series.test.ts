import { expect, test } from 'vitest';
import { describeSeriesGame, describeStanding, seriesLength, type SeriesGame } from './series.ts';

const clubs = (wins: number, losses: number): SeriesGame['clubs'] => [
  { shortName: 'Otters', record: { wins, losses } },
  { shortName: 'Herons', record: { wins: losses, losses: wins } },
];

const game = (facts: Partial<SeriesGame> = {}): SeriesGame => ({
  round: 'division',
  league: 'AL',
  number: 3,
  length: 5,
  isIfNecessary: false,
  isOver: false,
  clubs: clubs(2, 0),
  ...facts,
});

test.each<[Partial<SeriesGame>, string]>([
  [{}, 'AL Division Series · Game 3 of 5 · Otters lead 2–0'],
  [{ number: 1, clubs: clubs(0, 0) }, 'AL Division Series · Game 1 of 5'],
  [{ number: 2, clubs: clubs(1, 1), isOver: true }, 'AL Division Series · Game 2 of 5 · Series tied 1–1'],
  [{ number: 4, clubs: clubs(1, 3), isOver: true }, 'AL Division Series · Game 4 of 5 · Herons win 3–1'],
  [
    { number: 5, isIfNecessary: true, clubs: clubs(1, 2) },
    'AL Division Series · Game 5 of 5, if necessary · Herons lead 2–1',
  ],
  [
    { round: 'world', league: null, length: 7, number: 7, isIfNecessary: true, isOver: true, clubs: clubs(4, 3) },
    'World Series · Game 7 of 7 · Otters win 4–3',
  ],
  [{ number: null, clubs: clubs(1, 1) }, 'AL Division Series · Game 3 of 5 · Series tied 1–1'],
  [{ number: null, clubs: clubs(3, 1), isOver: true }, 'AL Division Series · Game 4 of 5 · Otters win 3–1'],
  [{ round: 'wildCard', league: 'NL', length: 1, number: 1, clubs: clubs(1, 0), isOver: true }, 'NL Wild Card Game'],
])('a game of a series is described: %j', (facts, text) => expect(describeSeriesGame(game(facts))).toBe(text));

test('records that do not match, as of different times, give no standing', () => {
  const [one] = clubs(2, 1);
  const [, other] = clubs(1, 1);
  expect(describeStanding([one, other], 5)).toBeNull();
  expect(describeStanding([one, { shortName: 'Herons', record: null }], 5)).toBeNull();
});

test.each([
  ['wildCard', '2019', 1],
  ['wildCard', '2020', 3],
  ['wildCard', '2021', 1],
  ['wildCard', '2022', 3],
  ['division', '2022', 5],
  ['championship', '1984', 5],
  ['championship', '1985', 7],
  ['world', '2025', 7],
] as const)('a %s series of %s has at most %i games', (round, season, length) => {
  expect(seriesLength(round, season)).toBe(length);
});
