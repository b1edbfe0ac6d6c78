import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { raceRules } from './race-rules.ts';
import { foldRace } from './race.ts';
import { gamesByClub } from './season-game.ts';
import { createSeasonRanking } from './season-ranking.ts';
import { standingsTables } from './standings-tables.ts';
import { inventedDivision, inventedSeason, inventedStanding, type Series } from './testing/invented-season.ts';
import { recordOf } from './tie-break.ts';

const clubs = [1, 2, 3, 4].map((id) => ({ id, leagueId: 103, divisionId: id < 4 ? 201 : 200 }));
const club = (id: number) => ({ team: { id }, wins: 80, losses: 80 });
const groupsOf = (season: string, series: readonly Series[] | null) =>
  createSeasonRanking(clubs, { rules: raceRules(season), games: series && inventedSeason(series) })
    .groups([club(1), club(2), { ...club(3), wins: 81 }])
    .map((tied) => tied.map(({ team }) => team.id));

test.each([
  [
    '2024',
    'the season series breaks a tie',
    [
      [2, 1, 4],
      [1, 2, 3],
    ],
    [[3], [2], [1]],
  ],
  ['2024', 'a tie that no result breaks is open', [[3, 4]], [[3], [1, 2]]],
  ['2024', 'without results a tie is open', null, [[3], [1, 2]]],
  ['2021', 'a 163rd game breaks a tie', [[2, 1, 4]], [[3], [1, 2]]],
  ['2020', 'the rules are not known', [[2, 1, 4]], [[3], [1, 2]]],
] as const)('in %s %s', (season, _, series, expected) => expect(groupsOf(season, series)).toEqual(expected));

const result = tuple(constantFrom(1, 2, 3, 4), integer({ min: 1, max: 3 }), integer({ min: 1, max: 2 })).map(
  ([winner, step, wins]): Series => [winner, ((winner + step - 1) % 4) + 1, wins],
);

test('at the end of any season the race has the games behind of the tables', () =>
  assert(
    property(array(result, { minLength: 1, maxLength: 12 }), (series) => {
      const games = inventedSeason(series);
      const byClub = gamesByClub(games);
      const standing = (id: number) => {
        const { wins, losses } = recordOf(byClub.get(id) ?? []);
        return inventedStanding(id, wins, losses);
      };
      const groups = [inventedDivision(201, [1, 2, 3].map(standing)), inventedDivision(200, [standing(4)])];
      const rules = raceRules('2024');
      const [table] = standingsTables(groups, { rules, games, isOver: false });
      const racing = groups.map(({ divisionId, name, standings }) => ({
        divisionId,
        name,
        clubs: standings.map(({ team }) => team),
      }));
      const [race] = foldRace(racing, { games, clubs, rules }).divisions;
      const behind = new Map(race?.clubs.map((each) => [each.id, each.behind.at(-1)]));
      expect(table?.lines.map(({ team, gamesBehind }) => [team.id, gamesBehind])).toEqual(
        table?.lines.map(({ team }) => [team.id, behind.get(team.id)]),
      );
    }),
  ));
