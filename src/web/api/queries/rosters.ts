import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#contract/api/endpoint.ts';
import type { Endpoints } from '#contract/api/endpoints.ts';
import type { Call } from '#contract/api/page-renderer.ts';

type RosterType = NonNullable<CallInput<Endpoints['teamRoster']>['query']>['type'];

/** Values from the address, validated by the server. */
export type RosterSelection = { team: number; type?: RosterType; season?: string | undefined };

export function teamRosterQuery(call: Call, { team, type, season }: RosterSelection) {
  return queryOptions({
    queryKey: ['roster', team, type ?? '', season ?? ''],
    queryFn: () => call('teamRoster', { params: { teamId: team }, query: { type, season } }),
  });
}
