import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Call } from '#contract/page-renderer.ts';

type RosterType = NonNullable<CallInput<Endpoints['teamRoster']>['query']>['type'];

/** Values of the address, validated by the server. */
export type RosterPlace = { team: number; type?: RosterType; season?: string | undefined };

export function teamRosterQuery(call: Call, { team, type, season }: RosterPlace) {
  return queryOptions({
    queryKey: ['roster', team, type ?? '', season ?? ''],
    queryFn: () => call('teamRoster', { params: { teamId: team }, query: { type, season } }),
  });
}
