import { queryOptions } from '@tanstack/react-query';
import { query } from '#platform/page/query.ts';
import type { dayLeaders, PlayerEntry, players, playerSearch } from '../contract/players.ts';

const minute = 60_000;

/** A player in search results; `id` is the Stats API's id. */
export type FoundPlayer = { id: number; name: string; position: string | null; teamId: number | null; words: string };

const toFound = (entries: PlayerEntry[]): FoundPlayer[] =>
  entries.map(({ mlbId, firstLastName, nickname, ...rest }) => ({
    ...rest,
    id: mlbId,
    name: firstLastName,
    words: nickname ?? '',
  }));

/** The complete list of players, requested when a search field is focused, and retried every second. */
export const playerListQuery = queryOptions({
  ...query<typeof players>('GET /api/players', {}, { staleTime: 60 * minute, networkMode: 'always' }),
  retry: true,
  retryDelay: 1000,
  select: toFound,
});

/** Search results of the server, for URLs with a search; used without JavaScript. */
export function playerSearchQuery(text: string) {
  return queryOptions({
    ...query<typeof playerSearch>('GET /api/players/search', { query: { q: text } }, { staleTime: 60 * minute }),
    select: toFound,
  });
}

export const dayLeadersQuery = query<typeof dayLeaders>('GET /api/players/day-leaders', {}, { staleTime: minute });
