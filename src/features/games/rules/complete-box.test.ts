import { expect, test } from 'vitest';
import type { BoxScore, GameView } from '#rules/baseball/game/model.ts';
import { readingOf } from '#sources/live/server/testing/scripted-reader.ts';
import { completeBox, lacksPlayer } from './complete-box.ts';

const team = readingOf().box.away.team;
const noFigures = { runs: 0, walks: 0, strikeOuts: 0, homeRuns: 0 };
const batter = (playerId: number, order: number, substitution = 0, hits = 0) => ({
  playerId,
  name: `Invented Player-${playerId}`,
  position: 'SS',
  order,
  substitution,
  atBats: hits,
  hits,
  ...noFigures,
  rbi: 0,
  seasonHomeRuns: null,
  average: null,
  ops: null,
});
const pitcher = (playerId: number) => ({
  playerId,
  name: `Invented Player-${playerId}`,
  note: null,
  ...noFigures,
  outs: 0,
  hits: 0,
  earnedRuns: 0,
  pitches: 3,
  strikes: null,
  era: null,
});
const side = (batters: ReturnType<typeof batter>[], pitchers: number[]): BoxScore['away'] => ({
  team,
  batting: batters,
  pitching: pitchers.map(pitcher),
  challenges: null,
  notes: [],
});
const slot = (playerId: number, order: number) => ({ playerId, order, position: 'SS' });
const none = { runs: 0, hits: 0, errors: 0 };

const box: BoxScore = {
  gamePk: 1,
  away: side([batter(101, 1), batter(102, 2)], [110]),
  home: side([batter(201, 1)], [210]),
  notes: [],
};
const lineups = { away: [slot(101, 1), slot(102, 2)], home: [slot(201, 1)] };
const viewOf = (more: Partial<Pick<GameView, 'lineups'>> = {}) => ({ lineups, plateAppearance: null, ...more });

test('a box score lacks a substitute of the lineup', () => {
  expect(lacksPlayer(box, viewOf())).toBe(false);
  expect(lacksPlayer(box, viewOf({ lineups: { ...lineups, home: [slot(202, 1)] } }))).toBe(true);
});

test('a game without a box score lacks no player', () =>
  expect(lacksPlayer({ ...box, home: side([], []) }, viewOf({ lineups: { ...lineups, home: [slot(202, 1)] } }))).toBe(
    false,
  ));

test('the lines of the players that it lacks come from the plays', () => {
  const computed = {
    ...box,
    away: side([batter(101, 1, 0, 1), batter(111, 1, 1), batter(102, 2)], [110, 111]),
  };
  const complete = completeBox(box, computed, { away: { ...none, hits: 1 }, home: none });
  expect(complete.away.batting.map(({ playerId, hits }) => [playerId, hits])).toEqual([
    [101, 0],
    [111, 0],
    [102, 0],
  ]);
  expect(complete.away.pitching.map(({ playerId }) => playerId)).toEqual([110, 111]);
  expect(complete.home).toEqual(box.home);
});

test('when plays are missing, nothing is computed from them', () => {
  const computed = { ...box, away: side([batter(101, 1), batter(111, 1, 1), batter(102, 2)], [110, 111]) };
  expect(completeBox(box, computed, { away: { ...none, hits: 1 }, home: none })).toBe(box);
});
