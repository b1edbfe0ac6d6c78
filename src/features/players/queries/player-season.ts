import { query } from '#platform/page/query.ts';
import type { playerGames, playerPercentiles, playerSeason } from '../contract/player-season.ts';

const staleTime = 60_000;

/** `season`: by default the player's last one */
export function playerPercentilesQuery(id: string, season: string | undefined) {
  return query<typeof playerPercentiles>(
    'GET /api/players/:id/percentiles',
    { params: { id }, query: { season } },
    { staleTime },
  );
}

/** `season`: by default the player's last one; `limit`: number of games, by default every one */
export function playerGamesQuery(id: string, season: string | undefined, limit?: number) {
  return query<typeof playerGames>(
    'GET /api/players/:id/games',
    { params: { id }, query: { season, limit } },
    { staleTime },
  );
}

const recentGames = 10;

/** The games that the page of a player begins with. */
export function recentGamesQuery(id: string, season: string | undefined) {
  return playerGamesQuery(id, season, recentGames);
}

/** `season`: by default the player's last one */
export function playerSeasonQuery(id: string, season: string | undefined) {
  return query<typeof playerSeason>(
    'GET /api/players/:id/season',
    { params: { id }, query: { season } },
    { staleTime },
  );
}
