import { expect, test } from 'vitest';
import { readSeasonChoice } from '#features/league/server.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { listTeams } from './server.ts';

const now = Date.parse('2026-06-20T22:00:00Z');
const source = await startControlledLeague({ seed: 'teams', openingDay: '2026-06-10', now });

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
