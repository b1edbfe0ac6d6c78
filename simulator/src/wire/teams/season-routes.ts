import type { Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { JsonObject } from '../json.ts';

/** Earlier seasons with player statistics. */
const pastSeasons = 8;

export function seasonRoutes(league: League): Routes {
  const seasons = Array.from({ length: pastSeasons + 1 }, (_, ago) => seasonBody(league, league.season - ago));
  return { '/api/v1/seasons/all': () => ({ seasons: seasons.toReversed() }) };
}

/** The calendar of a season. A past one has figures of players but no games, and therefore no days. */
function seasonBody({ season: current, calendar }: League, season: number): JsonObject {
  if (season < current) return { seasonId: String(season) };
  return {
    seasonId: String(season),
    springStartDate: calendar.springStart,
    regularSeasonStartDate: calendar.regularStart,
    regularSeasonEndDate: calendar.regularEnd,
    postSeasonStartDate: calendar.postseasonStart,
    seasonEndDate: calendar.postseasonEnd,
  };
}
