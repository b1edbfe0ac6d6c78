import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '#server/clock.ts';
import { createStatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { type LeagueProcess, startLeague } from '#tests/support/league/start-league.ts';
import { readSeasonChoice, type SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { listTeams } from './list-teams.ts';

let league: LeagueProcess;
let source: SeasonSource;

beforeAll(async () => {
  league = await startLeague({
    LEAGUE: 'simulated',
    LEAGUE_SEED: 'teams',
    LEAGUE_OPENING_DAY: '2026-06-10',
    LEAGUE_NOW: '2026-06-20T22:00:00Z',
  });
  const clock = createClock(league.clock, Date.now);
  const client = createStatsApiClient({ baseUrl: league.url, clock, log: { warn: () => {} }, requestsPerSecond: 1000 });
  source = { client, clock };
}, 60_000);

afterAll(async () => {
  await league.stop();
});

test('the season in progress is the first', async () => {
  const { newest, seasons } = await readSeasonChoice(source);
  expect(newest).toBe('2026');
  expect(seasons[0]).toBe('2026');
});

test('major-league teams are listed by name with their divisions, by default for the newest season', async () => {
  const { level, season, teams, freshness } = await listTeams(source, { level: 1 });
  expect({ level, season, count: teams.length }).toEqual({ level: 1, season: '2026', count: 30 });
  expect(teams.map(({ name }) => name)).toEqual(teams.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
  expect(new Set(teams.map(({ division }) => division?.id)).size).toBe(6);
  expect(freshness.isStale).toBe(false);
});
