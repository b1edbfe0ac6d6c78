import { expect, test } from 'vitest';
import { raceRules } from '#rules/baseball/standings/race-rules.ts';
import { createSeasonRanking } from '#rules/baseball/standings/season-ranking.ts';
import { inventedSeason } from '#rules/baseball/standings/testing/invented-season.ts';
import { pickBias, type ReportedPick, imagineDivision, imagineGames } from './rules.ts';
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

const division = [
  { teamId: 1, wins: 6, losses: 4 },
  { teamId: 2, wins: 5, losses: 5 },
  { teamId: 3, wins: 4, losses: 6 },
];

const pickOf = (winnerId: number, loserId: number) => ({ winnerId, loserId });
const withoutGames = createSeasonRanking([], { rules: raceRules('2026'), games: null });

test.each<[string, ReturnType<typeof pickOf>[], lines: string[]]>([
  ['no wrong pick', [], ['1: 6-4, was 1', '2: 5-5, was 2', '3: 4-6, was 3']],
  ['a loss of the last club turned around', [pickOf(3, 1)], ['1: 5-5, was 1', '2: 5-5, was 2', '3: 5-5, was 3']],
  ['a club of another division', [pickOf(2, 90), pickOf(91, 1)], ['2: 6-4, was 2', '1: 5-5, was 1', '3: 4-6, was 3']],
  ['the same clubs twice', [pickOf(3, 1), pickOf(3, 1)], ['3: 6-4, was 3', '2: 5-5, was 2', '1: 4-6, was 1']],
])('%s', (_, wrong, expected) => {
  const lines = imagineDivision(division, wrong, withoutGames);
  expect(lines.map(({ teamId, wins, losses, real }) => `${teamId}: ${wins}-${losses}, was ${real.place}`)).toEqual(
    expected,
  );
  expect(lines.map(({ place }) => place)).toEqual([1, 2, 3]);
});

test('the numbers of games of a division do not change', () => {
  const games = (lines: { wins: number; losses: number }[]) => lines.map(({ wins, losses }) => wins + losses);
  expect(games(imagineDivision(division, [pickOf(1, 2), pickOf(2, 3), pickOf(1, 80)], withoutGames))).toEqual(
    games(division),
  );
});

test('clubs without a game keep their order', () => {
  const idle = [7, 8].map((teamId) => ({ teamId, wins: 0, losses: 0 }));
  expect(imagineDivision(idle, [], withoutGames).map(({ teamId }) => teamId)).toEqual([7, 8]);
});

test('the imagined results break ties of the imagined records', () => {
  // club 1 won the real season series 3–1, and would have lost it 1–3
  const games = inventedSeason([
    [1, 2, 3],
    [2, 1],
    [1, 3, 3],
    [3, 2, 1],
    [2, 3, 4],
  ]);
  const clubs = [1, 2, 3].map((id) => ({ id, leagueId: 103, divisionId: 1 }));
  const wrong = [0, 1].map((gamePk) => ({ gamePk, ...pickOf(2, 1) }));
  const imagined = imagineGames(games, wrong);
  expect(imagined.slice(0, 2).map(({ score }) => score)).toEqual([
    { home: 2, away: 5 },
    { home: 2, away: 5 },
  ]);
  const lines = [
    { teamId: 1, wins: 6, losses: 1 },
    { teamId: 2, wins: 2, losses: 5 },
  ];
  const places = (played: typeof games) =>
    imagineDivision(lines, wrong, createSeasonRanking(clubs, { rules: raceRules('2026'), games: played }));
  expect(places(imagined).map(({ teamId, wins, place }) => [teamId, wins, place])).toEqual([
    [2, 4, 1],
    [1, 4, 2],
  ]);
  expect(places(games).map(({ teamId }) => teamId)).toEqual([1, 2]);
});
