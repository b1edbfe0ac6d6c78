import { describe, expect, test } from 'vitest';
import type { Team } from '#rules/baseball/game/model.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { toGameHeader } from '../live/to-game-header.ts';
import { wireFeed } from '../live/wire-feed.ts';
import { toGameDays } from '../schedule/to-game-card.ts';
import { describeSeries, toSeriesLeague } from './describe-series.ts';

const team = (shortName: string, wins: number, losses: number): Team => ({
  id: 1,
  name: shortName,
  shortName,
  abbreviation: shortName.slice(0, 3),
  record: { wins, losses },
});

const league = { league: { id: 104 }, sport: { id: 1 } };
const game = {
  gameType: 'L',
  season: '2030',
  phase: 'open' as const,
  wireClubs: { away: league, home: league },
  teams: { away: team('Otters', 1, 2), home: team('Herons', 2, 1) },
};

test('without the fields of the schedule, the game is described by its type and the records', () =>
  expect(describeSeries(game)).toBe('NL Championship Series · Game 4 of 7 · Herons lead 2–1'));

test.each(['R', 'S', 'A', undefined])('a game of type %s belongs to no series', (gameType) => {
  expect(describeSeries({ ...game, gameType })).toBeNull();
});

test('the World Baseball Classic uses the letters of the postseason, but has no series', () => {
  const wireClubs = { away: { sport: { id: 51 } }, home: { sport: { id: 51 } } };
  expect(describeSeries({ ...game, gameType: 'D', wireClubs })).toBeNull();
});

test.each([
  ['AL Higher Seed', 'AL'],
  ['NL Lower Seed', 'NL'],
  ['Lg Champ #1', null],
])('the league of the placeholder %s is %s', (name, expected) => {
  expect(toSeriesLeague({ name, placeholder: true })).toBe(expected);
});

describe.skipIf(!hasRecordings)('in the recordings', () => {
  const seriesOf = (file: string) =>
    toGameDays(readRecordedBody(file)).flatMap(({ games }) => games.map((card) => [card.gamePk, card.series]));

  test('the games of a World Series have their standing after each game', () =>
    expect(seriesOf('schedule/schedule-2023-world-series.json')).toEqual([
      [748542, 'World Series · Game 1 of 7 · Rangers lead 1–0'],
      [748541, 'World Series · Game 2 of 7 · Series tied 1–1'],
      [748540, 'World Series · Game 3 of 7 · Rangers lead 2–1'],
      [748535, 'World Series · Game 4 of 7 · Rangers lead 3–1'],
      [748534, 'World Series · Game 5 of 7 · Rangers win 4–1'],
    ]));

  test('games without known clubs have their series and its league', () => {
    const series = Object.fromEntries(seriesOf('schedule/schedule-postseason-2023-14final-35scheduled-TBD-teams.json'));
    expect(series).toMatchObject({
      748571: 'AL Division Series · Game 4 of 5, if necessary · Rangers lead 2–0',
      748553: 'AL Championship Series · Game 1 of 7',
      748538: 'NL Championship Series · Game 5 of 7, if necessary',
      748536: 'World Series · Game 7 of 7, if necessary',
    });
  });

  test('the feed of a game has the same series as its schedule', () => {
    const feed = wireFeed.parse(readRecordedBody('live/live-715720-final-2022-11-03-HOU-PHI-WS-g5.json'));
    expect(toGameHeader(feed).series).toBe('World Series · Game 5 of 7 · Astros lead 3–2');
  });
});
