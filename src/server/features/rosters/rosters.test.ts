import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamRosterSchema } from '#contract/rosters.ts';
import { transactionListSchema } from '#contract/transactions.ts';
import { fortyManSpots } from '#domain/roster/forty-man-spots.ts';
import { rosterTypes } from '#domain/roster/roster-types.ts';
import { createClock } from '#server/clock.ts';
import { listTransactions } from '#server/features/transactions/list-transactions.ts';
import { UpstreamNotFound } from '#server/statsapi/client/upstream-error.ts';
import { createStatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { type LeagueProcess, startLeague } from '#tests/support/league/start-league.ts';
import { showRoster } from './show-roster.ts';

let league: LeagueProcess;
let parts: Parameters<typeof showRoster>[0];
let requests = 0;

beforeAll(async () => {
  league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: 'rosters', LEAGUE_NOW: '2026-06-20T22:00:00Z' });
  const clock = createClock(league.clock, Date.now);
  const log = { warn: () => {} };
  const counted = (url: string, init: RequestInit) => {
    requests += 1;
    return fetch(url, init);
  };
  const client = createStatsApiClient({ baseUrl: league.url, clock, log, fetch: counted, requestsPerSecond: 1000 });
  parts = { clock, client };
}, 60_000);

afterAll(async () => {
  await league.stop();
});

describe('a roster', () => {
  test('of a major-league club is its forty unless told, with its affiliates from the highest level down', async () => {
    const shown = await showRoster(parts, { teamId: 121 });
    expect(teamRosterSchema.parse(shown)).toMatchObject({ season: '2026', type: '40Man', roster: { type: '40Man' } });
    expect(fortyManSpots(shown.roster ?? { type: '', entries: [] })?.filled).toBeGreaterThan(30);
    expect(shown.organization.map(({ level }) => level?.id)).toEqual([1, 11, 12, 13, 14]);
    expect(shown.roster?.entries.every(({ bats, throws, age }) => bats && throws && age)).toBe(true);
  });

  test('of an affiliate is the active one unless told, under the same club', async () => {
    const { organization } = await showRoster(parts, { teamId: 121 });
    const triple = organization.find(({ level }) => level?.id === 11);
    const shown = await showRoster(parts, { teamId: triple?.id ?? 0 });
    expect(shown).toMatchObject({ team: triple, clubId: 121, organization, type: 'active' });
    expect(shown.roster?.entries.length).toBeGreaterThan(10);
  });

  test.each(rosterTypes.map(({ id }) => id))('is there as %s', async (type) => {
    const shown = teamRosterSchema.parse(await showRoster(parts, { teamId: 147, type }));
    expect(shown.roster === null).toBe(type === 'coach');
    expect((shown.roster?.entries ?? shown.coaches).length).toBeGreaterThan(0);
  });

  test('of a season that the league knows nothing of is empty', async () => {
    const shown = await showRoster(parts, { teamId: 121, season: '2019' });
    expect(shown).toMatchObject({ season: '2019', team: { id: 121 }, roster: { entries: [] } });
  });

  test('costs the upstream nothing when it is looked at again', async () => {
    await showRoster(parts, { teamId: 134 });
    await listTransactions(parts, { teamId: 134 });
    const before = requests;
    await showRoster(parts, { teamId: 134 });
    await listTransactions(parts, { teamId: 134 });
    expect(requests).toBe(before);
  });

  test('of nobody is not there', async () => {
    await expect(showRoster(parts, { teamId: 999_999 })).rejects.toThrow(UpstreamNotFound);
  });
});

describe('the transactions', () => {
  test('are those of the last seven days unless told', async () => {
    const list = transactionListSchema.parse(await listTransactions(parts, { teamId: 121 }));
    expect(list).toMatchObject({ startDate: '2026-06-13', endDate: '2026-06-20', kind: null });
    expect(list.transactions.every(({ date }) => date >= list.startDate && date <= list.endDate)).toBe(true);
  });

  test('of a season have every kind counted, and narrowed to one only that', async () => {
    const season = { teamId: 121, startDate: '2026-03-20' };
    const all = await listTransactions(parts, season);
    const injuries = await listTransactions(parts, { ...season, kind: 'injuries' });
    expect(injuries.kinds).toEqual(all.kinds);
    expect(injuries.transactions).toHaveLength(all.kinds.find(({ kind }) => kind === 'injuries')?.count ?? 0);
    expect(new Set(injuries.transactions.map(({ kind }) => kind))).toEqual(new Set(['injuries']));
  });

  test('end where they begin, or are refused by the name of the field', async () => {
    const asked = { teamId: 121, startDate: '2026-06-01', endDate: '2026-05-01' };
    await expect(listTransactions(parts, asked)).rejects.toMatchObject({ fields: { startDate: expect.any(String) } });
  });
});
