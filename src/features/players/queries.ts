import { queryOptions } from '@tanstack/react-query';
import { query } from '#platform/page/query.ts';
import type {
  dayLeaders,
  player,
  PlayerEntry,
  playerGames,
  playerMinors,
  playerPercentiles,
  playerRankings,
  playerSeason,
  players,
  playerSearch,
} from './contract.ts';

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

export function playerQuery(id: string) {
  return query<typeof player>('GET /api/players/:id', { params: { id } }, { staleTime: minute });
}

export function playerRankingsQuery(id: string) {
  return query<typeof playerRankings>('GET /api/players/:id/rankings', { params: { id } }, { staleTime: minute });
}

/** `season`: by default the player's last one */
export function playerPercentilesQuery(id: string, season: string | undefined) {
  return query<typeof playerPercentiles>(
    'GET /api/players/:id/percentiles',
    { params: { id }, query: { season } },
    { staleTime: minute },
  );
}

/** `season`: by default the player's last one; `limit`: number of games, by default every one */
export function playerGamesQuery(id: string, season: string | undefined, limit?: number) {
  return query<typeof playerGames>(
    'GET /api/players/:id/games',
    { params: { id }, query: { season, limit } },
    { staleTime: minute },
  );
}

/** `season`: by default the player's last one */
export function playerSeasonQuery(id: string, season: string | undefined) {
  return query<typeof playerSeason>(
    'GET /api/players/:id/season',
    { params: { id }, query: { season } },
    { staleTime: minute },
  );
}

export function playerMinorsQuery(id: string) {
  return query<typeof playerMinors>('GET /api/players/:id/minors', { params: { id } }, { staleTime: minute });
}
