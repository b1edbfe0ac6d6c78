import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '#contract/api/api-error.ts';
import type { Call } from '#contract/api/page-renderer.ts';

export type FieldingSelection = { season?: string | undefined; player?: number | undefined; team?: number | undefined };

/** The club is used only without a player. */
export function fieldingQuery(call: Call, { season, player, team }: FieldingSelection) {
  const club = player === undefined ? team : undefined;
  return queryOptions({
    queryKey: ['fielding', season ?? 'newest', player ?? `club ${club}`],
    queryFn: () => call('fielding', { query: { season, player, team: club } }),
    staleTime: 600_000,
  });
}

const second = 1000;

/** Retried every second, because the search needs it. */
export function outfieldersQuery(call: Call, season: string | undefined) {
  return queryOptions({
    queryKey: ['outfielders', season ?? 'newest'],
    queryFn: () => call('outfielders', { query: { season } }),
    staleTime: 3_600_000,
    retry: (_, error) => !isApiError(error) || error.status === 0 || error.status >= 500,
    retryDelay: second,
  });
}
