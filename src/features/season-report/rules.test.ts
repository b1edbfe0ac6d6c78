import { expect, test } from 'vitest';
import { pickBias, type ReportedPick } from './rules.ts';
import type { PickLine } from './shapes.ts';

const [home, away] = [2, 1];
const pick = (winnerId: number, isCorrect: boolean, homeWinProbability: number | null = 0.6): ReportedPick => ({
  homeId: home,
  awayId: away,
  winnerId,
  isCorrect,
  homeWinProbability,
});
const figures = ({ picks, correct, judged, judgedCorrect, expected }: PickLine) => [
  picks,
  correct,
  judged,
  judgedCorrect,
  Number(expected.toFixed(6)),
];
const none = [0, 0, 0, 0, 0];

type Lines = Record<'all' | 'home' | 'away' | 'favorites' | 'underdogs', number[]>;

test.each<[string, ReportedPick[], Lines]>([
  ['no picks', [], { all: none, home: none, away: none, favorites: none, underdogs: none }],
  [
    'the favorite at home, correct',
    [pick(home, true)],
    { all: [1, 1, 1, 1, 0.6], home: [1, 1, 1, 1, 0.6], away: none, favorites: [1, 1, 1, 1, 0.6], underdogs: none },
  ],
  [
    'the underdog away, wrong',
    [pick(away, false)],
    { all: [1, 0, 1, 0, 0.4], home: none, away: [1, 0, 1, 0, 0.4], favorites: none, underdogs: [1, 0, 1, 0, 0.4] },
  ],
  [
    'the favorite away, and a game without a forecast',
    [pick(away, true, 0.25), pick(home, true, null)],
    {
      all: [2, 2, 1, 1, 0.75],
      home: [1, 1, 0, 0, 0],
      away: [1, 1, 1, 1, 0.75],
      favorites: [1, 1, 1, 1, 0.75],
      underdogs: none,
    },
  ],
  [
    'a forecast that favors no club',
    [pick(home, false, 0.5)],
    { all: [1, 0, 1, 0, 0.5], home: [1, 0, 1, 0, 0.5], away: none, favorites: none, underdogs: none },
  ],
])('%s', (_, picks, expected) => {
  const bias = pickBias(picks);
  for (const kind of ['all', 'home', 'away', 'favorites', 'underdogs'] as const)
    expect([kind, figures(bias[kind])]).toEqual([kind, expected[kind]]);
});

test('each club has the picks for and against it, and how often the forecast favored it', () => {
  const bias = pickBias([pick(home, true), pick(away, false), pick(home, false, 0.3), pick(away, true, null)]);
  expect(bias.homeFavorites).toBe(2);
  expect(
    bias.clubs.map(({ teamId, picked, against, judged, favored }) => [
      teamId,
      figures(picked).slice(0, 2),
      figures(against).slice(0, 2),
      judged,
      favored,
    ]),
  ).toEqual([
    [away, [2, 1], [2, 1], 3, 1],
    [home, [2, 1], [2, 1], 3, 2],
  ]);
});
