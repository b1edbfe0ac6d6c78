import { isApiError } from '#platform/api/api-error.ts';
import type { fielding, outfielders } from '../contract.ts';
import { query } from '#platform/api/browser/query.ts';

type FieldingSelection = { season?: string | undefined; player?: number | undefined; team?: number | undefined };

/** The club is used only without a player. */
export function fieldingQuery({ season, player, team }: FieldingSelection) {
  const club = player === undefined ? team : undefined;
  return query<typeof fielding>('GET /api/fielding', { query: { season, player, team: club } }, { staleTime: 600_000 });
}

/** The outfielders of a season. Retried every second, because the search needs them. */
export function outfieldersQuery(season: string | undefined) {
  return query<typeof outfielders>(
    'GET /api/fielding/outfielders',
    { query: { season } },
    {
      staleTime: 3_600_000,
      retry: (_, error) => !isApiError(error) || error.status === 0 || error.status >= 500,
      retryDelay: 1000,
    },
  );
}
