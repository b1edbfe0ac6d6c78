import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inventedUser, league } from '#app/testing/invented-games.ts';
import { sessionQuery, leaveSession } from '#features/accounts/queries/session.ts';
import { gameQuery } from '#features/games/queries/games.ts';
import { leagueQuery } from '#features/league/queries.ts';
import type { DayPicks } from '#features/picks/contract/picks.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { invitationQuery } from '#features/private-leagues/queries.ts';
import type { standings } from '#features/standings/contract.ts';
import { standingsQuery } from '#features/standings/queries.ts';
import { ApiError } from '../api/api-error.ts';
import type { Call } from '../api/endpoint.ts';
import { createQueryClient, query } from './query.ts';

function createClient(respond: Call = async () => ({})) {
  const call = vi.fn(respond);
  return { call, queryClient: createQueryClient({ call, isServer: false }) };
}

const refuse = (status: number) => async () => {
  throw new ApiError(status, { error: { code: 'refused', message: 'No.' } });
};

test('a query calls its endpoint', async () => {
  const { call, queryClient } = createClient(async () => 'the standings');
  expect(await queryClient.query(standingsQuery({ season: '2026' }))).toBe('the standings');
  expect(call.mock.calls).toEqual([['GET /api/standings', { query: { season: '2026', level: 1 } }]]);
});

test('a parameter that is undefined is as if it were absent', async () => {
  const { call, queryClient } = createClient();
  for (const parameters of [
    { level: 1 },
    { level: 1, season: undefined },
    { level: 1, date: undefined },
    { level: 11 },
  ])
    await queryClient.query(query<typeof standings>('GET /api/standings', { query: parameters }));
  expect(call).toHaveBeenCalledTimes(2);
});

test('a query can mean an error by null', async () => {
  expect(await createClient(refuse(404)).queryClient.query(invitationQuery('code'))).toBeNull();
  const broken = createClient(refuse(403)).queryClient;
  await expect(broken.query(invitationQuery('code'))).rejects.toMatchObject({ status: 403 });
});

test('the end of a session requests again what is shown, and forgets the rest', async () => {
  const ofVisitor: DayPicks = { date: 'of a visitor', games: [], picks: [] };
  const { call, queryClient } = createClient(async () => ofVisitor);
  const [shown, hidden, game] = [picksQuery(), picksQuery('2026-07-17'), gameQuery('7')];
  queryClient.setQueryData(leagueQuery.queryKey, league);
  queryClient.setQueryData(sessionQuery.queryKey, inventedUser);
  for (const { queryKey } of [shown, hidden]) queryClient.setQueryData(queryKey, { ...ofVisitor, date: 'of the user' });
  queryClient.setQueryData(game.queryKey, { version: 1, freshness: { asOf: 0, isStale: false } });
  for (const { queryKey } of [leagueQuery, sessionQuery, shown, game])
    onTestFinished(new QueryObserver(queryClient, { queryKey }).subscribe(() => undefined));
  await leaveSession(queryClient);
  await expect.poll(() => queryClient.getQueryData(shown.queryKey)).toEqual(ofVisitor);
  expect(call.mock.calls).toEqual([shown.queryKey]);
  expect(queryClient.getQueryData(hidden.queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(queryClient.getQueryData(leagueQuery.queryKey)).toEqual(league);
});
