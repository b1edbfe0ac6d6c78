import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/api/page-renderer.ts';

const minute = 60_000;

/** `season`: by default the player's last one */
export function gamesQuery(call: Call, { id, season }: { id: string; season: string | undefined }) {
  return queryOptions({
    queryKey: ['playerGames', id, season ?? ''],
    queryFn: () => call('playerGames', { params: { id }, query: { season } }),
    staleTime: minute,
  });
}

export function minorsQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: ['playerMinors', id],
    queryFn: () => call('playerMinors', { params: { id } }),
    staleTime: minute,
  });
}
