import { queryOptions } from '@tanstack/react-query';
import type { PlayerEntry } from '#contract/players.ts';
import type { Call } from '#contract/page-renderer.ts';

const minute = 60_000;

/** A player of the list as the search knows him; `id` is the league's number. */
export type FoundPlayer = { id: number; name: string; position: string | null; teamId: number | null };

const toFound = ({ mlbId, firstLastName, position, teamId }: PlayerEntry): FoundPlayer => ({
  id: mlbId,
  name: firstLastName,
  position,
  teamId,
});

/** Our whole list, asked for when somebody is about to search; tried again every second until it is here. */
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

/** What the server finds, for an address with a search in it: that is how it works without scripts. */
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

/** `season`: his last one unless told */
export function percentilesQuery(call: Call, { id, season }: { id: string; season: string | undefined }) {
  return queryOptions({
    queryKey: ['playerPercentiles', id, season ?? ''],
    queryFn: () => call('playerPercentiles', { params: { id }, query: { season } }),
    staleTime: minute,
  });
}
