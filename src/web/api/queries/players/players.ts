import { queryOptions } from '@tanstack/react-query';
import type { PlayerEntry } from '#contract/players.ts';
import type { Call } from '#contract/api/page-renderer.ts';

const minute = 60_000;

/** A player in search results; `id` is the Stats API's id. */
export type FoundPlayer = { id: number; name: string; position: string | null; teamId: number | null };

const toFound = ({ mlbId, firstLastName, position, teamId }: PlayerEntry): FoundPlayer => ({
  id: mlbId,
  name: firstLastName,
  position,
  teamId,
});

/** The complete list of players, requested when a search field is focused, and retried every second. */
export function playerListQuery(call: Call) {
  return queryOptions({
    queryKey: ['players'],
    queryFn: async () => (await call('players')).map(toFound),
    staleTime: 60 * minute,
    networkMode: 'always',
    retry: true,
    retryDelay: 1000,
  });
}

/** Search results of the server, for addresses with a search; used without JavaScript. */
export function playerSearchQuery(call: Call, text: string) {
  return queryOptions({
    queryKey: ['playerSearch', text],
    queryFn: async () => (await call('playerSearch', { query: { q: text } })).map(toFound),
    staleTime: 60 * minute,
  });
}

export function playerQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: ['player', id],
    queryFn: () => call('player', { params: { id } }),
    staleTime: minute,
  });
}

export function rankingsQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: ['playerRankings', id],
    queryFn: () => call('playerRankings', { params: { id } }),
    staleTime: minute,
  });
}

/** `season`: by default the player's last one */
export function percentilesQuery(call: Call, { id, season }: { id: string; season: string | undefined }) {
  return queryOptions({
    queryKey: ['playerPercentiles', id, season ?? ''],
    queryFn: () => call('playerPercentiles', { params: { id }, query: { season } }),
    staleTime: minute,
  });
}
