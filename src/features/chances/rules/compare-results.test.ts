import { describe, expect, test } from 'vitest';
import { type Goal, goals } from '#rules/baseball/chances/goals.ts';
import type { ClubChances, TonightGame } from '#rules/baseball/chances/season-chances.ts';
import { compareResults } from './compare-results.ts';

const seasons = 1000;

const ofGoals = (value: number, others: Partial<Record<Goal, number>> = {}): Record<Goal, number> => ({
  division: value,
  wildCard: value,
  bye: value,
  playoffs: value,
  divisionSeries: value,
  championshipSeries: value,
  worldSeries: value,
  title: value,
  ...others,
});

const club = (id: number, playoffs: number, decided: Goal[] = []): ClubChances => ({
  id,
  wins: { mean: 81, p10: 72, p90: 90 },
  reached: ofGoals(100, { playoffs }),
  places: [],
  decided,
});

/** A game with swings of the chance of the playoffs by club. */
const game = (gamePk: number, [home, away]: [number, number], swings: Record<number, number>): TonightGame => ({
  gamePk,
  homeChance: 0.6,
  home,
  away,
  clubs: Object.entries(swings).map(([id, playoffs]) => ({ id: Number(id), swing: ofGoals(0, { playoffs }) })),
});

const clubs = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => club(id, 500));

describe('the games of a night', () => {
  const games = [
    game(1, [1, 2], { 1: 0.1, 2: -0.05, 3: -0.02, 4: 0.004 }),
    game(2, [3, 4], { 1: 0.006, 3: 0.2, 4: -0.1 }),
    game(3, [5, 6], { 1: 0.03, 5: 0.01, 6: 0.01 }),
    game(4, [7, 8], { 1: -0.01 }),
  ];
  const compared = compareResults({ clubs, games, seasons });

  test('have the chances of their clubs now, after a win and after a loss', () => {
    const { home, away } = compared.games[0] ?? {};
    expect([home?.now.playoffs, home?.win.playoffs, home?.loss.playoffs]).toEqual([0.5, 0.54, 0.44]);
    expect([away?.now.playoffs, away?.win.playoffs, away?.loss.playoffs]).toEqual([0.5, 0.53, 0.48]);
    expect(compared.compared).toEqual(['playoffs', 'division', 'title']);
  });

  test('have the other clubs whose chance they change by half a point or more', () =>
    expect(compared.games[0]?.others).toEqual([{ teamId: 3, swing: -0.02 }]));

  test('have the one that changes all chances most, with the club of the largest change', () =>
    expect(compared.mostImportant).toEqual({ gamePk: 2, teamId: 3, change: 0.2 }));

  test('give each club three games of others at most, the largest effect first, with the side to root for', () =>
    expect(compared.rootFor).toEqual([
      {
        teamId: 1,
        games: [
          { gamePk: 3, teamId: 5, gain: 0.03 },
          { gamePk: 4, teamId: 8, gain: 0.01 },
          { gamePk: 2, teamId: 3, gain: 0.006 },
        ],
      },
      { teamId: 3, games: [{ gamePk: 1, teamId: 2, gain: 0.02 }] },
    ]));
});

test('games without an effect are not important', () => {
  const { mostImportant, rootFor } = compareResults({ clubs, games: [game(1, [1, 2], { 1: 0.001 })], seasons });
  expect([mostImportant, rootFor]).toEqual([null, []]);
});

test('once the field is known, the title is compared', () => {
  const decided = clubs.map(({ id }) => club(id, 0, [...goals]));
  const final = { ...game(1, [1, 2], {}), clubs: [{ id: 3, swing: ofGoals(0, { title: 0.1 }) }] };
  const { compared, rootFor } = compareResults({ clubs: decided, games: [final], seasons });
  expect(compared[0]).toBe('title');
  expect(rootFor).toEqual([{ teamId: 3, games: [{ gamePk: 1, teamId: 1, gain: 0.1 }] }]);
});
