import { describe, expect, test } from 'vitest';
import { parseInput } from '#platform/http/endpoints/served.ts';
import { toPlayers } from '#sources/statsapi/read-player.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { startScriptedClient, respondWith } from '#tests/support/upstream/scripted-upstream.ts';
import { rollingMetrics } from './contract.ts';
import { sumLines } from './rules/game-line.ts';
import { figureText, rollingFigures, type RollingGroup } from './rules/rolling-figures.ts';
import { listForms } from './server.ts';
import { toGameLogs } from './upstream.ts';

const clock = { now: () => Date.UTC(2030, 6, 1), speed: 1 };
const seasons = respondWith({ seasons: [{ seasonId: '2030', regularSeasonStartDate: '2030-03-28' }] });
const spot = (id: number, type: string) => ({ person: { id }, position: { code: '1', type } });
const roster = (...spots: object[]) => respondWith({ rosterType: '40Man', roster: spots });

const games = (count: number, teamId = 7) =>
  Array.from({ length: count }, (_, index) => ({
    date: `2030-05-${String(index + 1).padStart(2, '0')}`,
    team: { id: teamId },
    stat: { atBats: 4, plateAppearances: 4, hits: index % 3, totalBases: index % 3 },
  }));
const hitter = (id: number, splits: object[]) => ({
  id,
  fullName: `Player ${id}`,
  stats: [{ type: { displayName: 'gameLog' }, group: { displayName: 'hitting' }, splits }],
});

const clubLine = (...[atBats, hits, totalBases, homeRuns, strikeOuts, baseOnBalls]: number[]) => ({
  stat: { atBats, hits, totalBases, homeRuns, strikeOuts, baseOnBalls, hitByPitch: 1, sacFlies: 0 },
});
const clubs = respondWith({
  stats: [
    {
      type: { displayName: 'season' },
      group: { displayName: 'hitting' },
      splits: [clubLine(60, 12, 24, 2, 10, 6), clubLine(40, 13, 16, 1, 8, 0)],
    },
  ],
});

describe('the form of a club’s players', () => {
  const query = { team: 7, group: 'hitting', window: 5, figure: 'avg' } as const;

  test('contains its batters with the games for this club, in one request', async () => {
    const staff = roster(spot(1, 'Infielder'), spot(2, 'Pitcher'), spot(3, 'Two-Way Player'), spot(4, 'Outfielder'));
    const logs = respondWith({
      people: [hitter(1, games(8)), hitter(3, [...games(2), ...games(9, 8)]), hitter(4, [])],
    });
    const { client, requests } = await startScriptedClient([seasons, staff, logs, clubs]);
    const { players, season, league } = await listForms({ client, clock }, query);
    expect(season).toBe('2030');
    expect(players.map(({ id, games: played, seasonGames }) => [id, played, seasonGames])).toEqual([
      [1, 5, 8],
      [3, 2, 2],
    ]);
    expect(players[0]).toMatchObject({ from: '2030-05-04', to: '2030-05-08', trend: [0.2, 0.3, 0.25, 0.2] });
    expect(league).toEqual([null, null, 33.3333333333, 0.25, 0.2784810127, 0.3055555556, 0.4, 0.706, null]);
    expect(requests).toHaveLength(4);
    expect(decodeURIComponent(requests[2] ?? '')).toContain('personIds=1,3,4');
    await listForms({ client, clock }, { ...query, window: 10 });
    expect(requests).toHaveLength(4);
  });

  test('is empty for a club without players, without a request for games', async () => {
    const { client, requests } = await startScriptedClient([seasons, roster()]);
    expect(await listForms({ client, clock }, query)).toMatchObject({ players: [], freshness: { isStale: false } });
    expect(requests).toHaveLength(2);
  });
});

test.each([
  [{ team: 'mets' }, 'team'],
  [{ group: 'fielding' }, 'group'],
  [{ window: '7' }, 'window'],
  [{ group: 'pitching', figure: 'ops' }, 'figure'],
  [{ season: '25' }, 'season'],
])('%o causes an error at %s', (query, field) => {
  expect(() => parseInput(rollingMetrics, { query, params: {}, body: undefined })).toThrow(field);
});

test('the default is the Mets’ batters over ten games, with the main figure of the group', async () => {
  const { query } = parseInput(rollingMetrics, { query: {}, params: {}, body: undefined });
  expect(query).toEqual({ team: 121, group: 'hitting', window: 10 });
  const { client } = await startScriptedClient([seasons, roster()]);
  expect(await listForms({ client, clock }, { ...query, group: 'pitching' })).toMatchObject({ figure: 'era' });
});

// The game logs of the real API have the season totals after each game: the computed totals must be equal.
describe.skipIf(!hasRecordings)('Ohtani’s 2025 (skipped without the recordings)', () => {
  const file = (group: RollingGroup) => `people/person-660271-Ohtani-hydrate-stats-${group}-2025.json`;
  const logOf = (group: RollingGroup) => toGameLogs[group](readRecordedBody(file(group)))[0]?.games ?? [];
  const statsOf = (group: RollingGroup, type: string) =>
    toPlayers(readRecordedBody(file(group)))[0]?.stats.find((block) => block.type === type)?.splits ?? [];
  const written = (group: RollingGroup, count: number, from = 0) => {
    const line = sumLines(
      logOf(group)
        .slice(from, count)
        .map((game) => game.line),
    );
    return Object.fromEntries(rollingFigures[group].map(({ id, kind, value }) => [id, figureText(kind, value(line))]));
  };

  test('equals the league’s totals after each of 158 games at bat', () => {
    const log = statsOf('hitting', 'gameLog');
    expect(log).toHaveLength(158);
    const names = ['avg', 'obp', 'slg', 'ops'];
    for (const [index, { figures }] of log.entries()) {
      const computed = written('hitting', index + 1);
      expect(names.map((name) => computed[name])).toEqual(names.map((name) => figures[name]));
    }
  });

  test('equals the league’s totals after each of 14 games on the mound', () => {
    for (const [index, { figures }] of statsOf('pitching', 'gameLog').entries()) {
      const computed = written('pitching', index + 1);
      expect([computed.era, computed.whip, computed.groundOutsToAirOuts]).toEqual(
        [figures.era, figures.whip, figures.groundOutsToAirouts].map((figure) => (figure === '-.--' ? '-' : figure)),
      );
    }
  });

  test('equals the league’s season line', () => {
    expect(written('hitting', 158)).toEqual({
      atBats: '611',
      airOuts: '134',
      atBatsPerHomeRun: '11.1',
      avg: '.282',
      babip: '.315',
      obp: '.392',
      slg: '.622',
      ops: '1.014',
      strikeOuts: '187',
    });
    expect(written('pitching', 14)).toMatchObject({
      walksPer9: '1.72',
      hitsPer9: '7.66',
      pitchesPerInning: '16.0',
      era: '2.87',
      strikePercentage: '65.7%',
    });
  });

  test('ended with a .275 average over ten games, and 41 innings in ten games on the mound', () => {
    expect(written('hitting', 158, 148)).toMatchObject({ atBats: '40', avg: '.275', ops: '1.116', strikeOuts: '14' });
    expect(written('pitching', 14, 4)).toMatchObject({
      era: '3.07',
      whip: '1.07',
      battersFaced: '166',
      wildPitches: '8',
    });
  });
});

describe.skipIf(!hasRecordings)('the league’s own type "last games" (skipped without the recordings)', () => {
  test('returned 47 games for a request of seven, so it is not used', () => {
    const body = readRecordedBody('stats/stats-person-Kwan-season-statSplits-lastXGames-2024.json');
    expect(JSON.stringify(body)).toContain('"displayName":"lastXGames"');
    expect(JSON.stringify(body)).toMatch(/"lastXGames".*?"gamesPlayed":47/s);
  });
});
