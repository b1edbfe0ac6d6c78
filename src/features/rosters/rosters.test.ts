import { describe, expect, test } from 'vitest';
import { transactionListSchema } from '#features/transactions/contract.ts';
import { listTransactions } from '#features/transactions/server.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { fortyManSpots, rosterTypes } from '#rules/baseball/teams/roster-types.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { teamRosterSchema } from './contract.ts';
import { readTeamRoster } from './server.ts';

const parts = await startControlledLeague({
  seed: 'rosters',
  openingDay: '2026-06-01',
  now: Date.parse('2026-06-20T22:00:00Z'),
});

describe('a roster', () => {
  test('of a major-league club is the 40-man roster by default, with the affiliates from the highest level down', async () => {
    const response = await readTeamRoster(parts, { teamId: 121 });
    const roster = { type: '40Man' };
    expect(teamRosterSchema.parse(response)).toMatchObject({ season: '2026', type: '40Man', roster });
    expect(fortyManSpots(response.roster ?? { type: '', entries: [] })?.filled).toBeGreaterThan(30);
    expect(response.organization.map(({ level }) => level?.id)).toEqual([1, 11, 12, 13, 14]);
    expect(response.roster?.entries.every(({ bats, throws, age }) => bats && throws && age)).toBe(true);
  });

  test('of an affiliate is the active roster by default, with the same club', async () => {
    const { organization } = await readTeamRoster(parts, { teamId: 121 });
    const triple = organization.find(({ level }) => level?.id === 11);
    const response = await readTeamRoster(parts, { teamId: triple?.id ?? 0 });
    expect(response).toMatchObject({ team: triple, clubId: 121, organization, type: 'active' });
    expect(response.roster?.entries.length).toBeGreaterThan(10);
  });

  test.each(rosterTypes.map(({ id }) => id))('of the type %s is not empty', async (type) => {
    const response = teamRosterSchema.parse(await readTeamRoster(parts, { teamId: 147, type }));
    expect(response.roster === null).toBe(type === 'coach');
    expect((response.roster?.entries ?? response.coaches).length).toBeGreaterThan(0);
  });

  test('of an unknown season is empty', async () => {
    const response = await readTeamRoster(parts, { teamId: 121, season: '2019' });
    expect(response).toMatchObject({ season: '2019', team: { id: 121 }, roster: { entries: [] } });
  });

  test('needs no further request when it is read again', async () => {
    await readTeamRoster(parts, { teamId: 134 });
    await listTransactions(parts, { teamId: 134 });
    const before = parts.requests.length;
    await readTeamRoster(parts, { teamId: 134 });
    await listTransactions(parts, { teamId: 134 });
    expect(parts.requests).toHaveLength(before);
  });

  test('of an unknown team is not found', () =>
    expect(readTeamRoster(parts, { teamId: 999_999 })).rejects.toThrow(UpstreamNotFound));
});

describe('the transactions', () => {
  test('are those of the last seven days by default', async () => {
    const list = transactionListSchema.parse(await listTransactions(parts, { teamId: 121 }));
    expect(list).toMatchObject({ startDate: '2026-06-13', endDate: '2026-06-20', kind: null });
    expect(list.transactions.every(({ date }) => date >= list.startDate && date <= list.endDate)).toBe(true);
  });

  test('of a season have a count for each kind and can be filtered by kind', async () => {
    const season = { teamId: 121, startDate: '2026-03-20' };
    const all = await listTransactions(parts, season);
    const injuries = await listTransactions(parts, { ...season, kind: 'injuries' });
    expect(injuries.kinds).toEqual(all.kinds);
    expect(injuries.transactions).toHaveLength(all.kinds.find(({ kind }) => kind === 'injuries')?.count ?? 0);
    expect(new Set(injuries.transactions.map(({ kind }) => kind))).toEqual(new Set(['injuries']));
  });

  test('cause an error at the field if the period ends before it starts', async () => {
    const query = { teamId: 121, startDate: '2026-06-01', endDate: '2026-05-01' };
    await expect(listTransactions(parts, query)).rejects.toMatchObject({ fields: { startDate: expect.any(String) } });
  });
});
