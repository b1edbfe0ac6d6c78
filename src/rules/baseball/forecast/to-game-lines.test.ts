import { describe, expect, test } from 'vitest';
import type { BoxScore, LineScoreInning } from '../game/model.ts';
import { inventedHeader, inventedLog } from '../game/testing/invented-game.ts';
import { move, out, play, timed, type Untimed } from '../game/testing/play-script.ts';
import { earlyRuns, toGameLines } from './to-game-lines.ts';

const batter = (counts: Partial<BoxScore['away']['batting'][number]>): BoxScore['away']['batting'][number] => ({
  playerId: 101,
  name: 'Ada',
  position: 'SS',
  order: 1,
  substitution: 0,
  atBats: 4,
  runs: 0,
  hits: 0,
  rbi: 0,
  walks: 0,
  strikeOuts: 0,
  homeRuns: 0,
  seasonHomeRuns: null,
  average: null,
  ops: null,
  ...counts,
});

const inventedPitching: BoxScore['away']['pitching'][number] = {
  playerId: 110,
  name: 'Bo',
  note: null,
  outs: 3,
  hits: 0,
  runs: 0,
  earnedRuns: 0,
  walks: 0,
  strikeOuts: 0,
  homeRuns: 0,
  pitches: null,
  strikes: null,
  era: null,
};

const sideOf = (batting: BoxScore['away']['batting']): BoxScore['away'] => ({
  team: inventedHeader.teams.away,
  batting,
  pitching: [],
  challenges: null,
  notes: [],
});
const boxOf = (away: BoxScore['away']['batting'], home: BoxScore['away']['batting'] = []): BoxScore => ({
  gamePk: 1,
  away: sideOf(away),
  home: sideOf(home),
  notes: [],
});

const homer = (index: number, inning: number): Untimed[] =>
  play(index, [inning, 'top'], 101, 'Home Run', move(101, null, 'home'));

const nine = (first: number) => Array.from({ length: 9 }, (_, place) => first + place);

test('the counts of a game are from the box score, the early runs from the line score, the hit batters from the plays', () => {
  const log = inventedLog(
    timed([
      ...homer(0, 6),
      ...play(1, [6, 'top'], 102, 'Hit By Pitch', move(102, null, 1)),
      ...play(2, [6, 'bottom'], 201, 'Hit By Pitch', move(201, null, 1)),
      ...play(3, [6, 'bottom'], 202, 'Hit By Pitch', move(202, null, 1)),
      ...homer(4, 7),
      ...play(5, [7, 'top'], 102, 'Groundout', out(102, null)),
    ]),
  );
  const rest = (first: number) => ({ batters: nine(first), reliefPitches: null, starterRuns: null });
  const box = boxOf(
    [batter({ hits: 2, homeRuns: 2 }), batter({ hits: 1, walks: 3, strikeOuts: 1 })],
    [batter({ strikeOuts: 4 })],
  );
  expect(toGameLines({ log, box }, { away: 3, home: 0 })).toEqual({
    away: { starter: 110, runs: 3, hits: 3, walks: 4, homeRuns: 2, strikeouts: 1, earlyRuns: 1, ...rest(101) },
    home: { starter: 210, runs: 0, hits: 0, walks: 2, homeRuns: 0, strikeouts: 4, earlyRuns: 0, ...rest(201) },
  });
});

test('a game without box score, plays, starters and lineups has the official runs only', () => {
  const log = inventedLog([], {
    startingPitchers: { away: null, home: null },
    lineups: { away: [], home: [] },
  });
  const unknown = {
    starter: null,
    hits: null,
    walks: null,
    homeRuns: null,
    strikeouts: null,
    earlyRuns: null,
    reliefPitches: null,
    starterRuns: null,
    batters: null,
  };
  expect(toGameLines({ log, box: boxOf([]) }, { away: 1, home: 2 })).toEqual({
    away: { ...unknown, runs: 1 },
    home: { ...unknown, runs: 2 },
  });
});

test('the starting batters are without a pitcher, unless the pitcher is a two-way player', () => {
  const { lineups, players } = inventedHeader;
  const pitcherBats = (side: 'away' | 'home') =>
    lineups[side].map((slot) =>
      slot.order === 9 ? { ...slot, playerId: side === 'away' ? 110 : 210, position: 'P' } : slot,
    );
  const pitcher = players[210] ?? expect.fail('no pitcher');
  const log = inventedLog([], {
    lineups: { away: pitcherBats('away'), home: pitcherBats('home') },
    players: { ...players, 210: { ...pitcher, position: 'TWP' } },
  });
  const { away, home } = toGameLines({ log, box: boxOf([]) }, { away: 1, home: 2 });
  expect([away.batters, home.batters]).toEqual([nine(101).slice(0, 8), [...nine(201).slice(0, 8), 210]]);
});

describe('the pitches of the relievers', () => {
  const pitcher = (playerId: number, pitches: number | null) => ({ ...inventedPitching, playerId, pitches });
  test.each([
    ['of a game without a box score are not known', [], null],
    ['of a complete game are none', [pitcher(110, 97)], 0],
    ['are those of all pitchers but the starter', [pitcher(110, 60), pitcher(111, 20), pitcher(112, 15)], 35],
    ['are not known without the starter', [pitcher(111, 20)], null],
    ['are not known if a count is missing', [pitcher(110, 60), pitcher(111, null), pitcher(112, 15)], null],
  ])('%s', (_, pitching, expected) => {
    const box = boxOf([]);
    const lines = toGameLines(
      { log: inventedLog([]), box: { ...box, away: { ...box.away, pitching } } },
      { away: 1, home: 2 },
    );
    expect(lines.away.reliefPitches).toBe(expected);
  });
});

test('the runs of the starter are those of the pitching line', () => {
  const box = boxOf([]);
  const pitching = [
    { ...inventedPitching, playerId: 111, runs: 4 },
    { ...inventedPitching, playerId: 110, runs: 2 },
  ];
  const away = { ...box.away, pitching };
  const lines = toGameLines({ log: inventedLog([]), box: { ...box, away } }, { away: 1, home: 2 });
  expect(lines).toMatchObject({ away: { starterRuns: 2 }, home: { starterRuns: null } });
});

describe('the early runs', () => {
  const inning = (number: number, home: number | null): LineScoreInning => ({ number, away: 0, home });
  test.each([
    ['without a line score', [], null],
    ['of six innings and more', [1, 2, 3, 4, 5, 6, 7, 8].map((number) => inning(number, 1)), 6],
    ['of a game that ended early', [inning(1, 2), inning(2, 1)], 3],
    ['of a half-inning that was not played', [inning(1, 2), inning(2, null)], 2],
  ])('%s', (_, lineScore, expected) => expect(earlyRuns(lineScore, 'home')).toBe(expected));
});
