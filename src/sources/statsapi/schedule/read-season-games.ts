import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toSeasonGames } from './to-season-games.ts';

const fields =
  'dates,date,games,gamePk,gameType,status,statusCode,abstractGameState,detailedState,teams,away,home,team,id,score';

type Params = {
  season: string;
  /** id of the level: 1 MLB, 11 AAA … */
  level: number;
  /** the season is over, so its results do not change */
  isPast: boolean;
};

/** Every game of a regular season, decided or scheduled, in one small response. */
export function readSeasonGames(
  client: StatsApiClient,
  { season, level, isPast }: Params,
): Promise<UpstreamResponse<SeasonGame[]>> {
  const query = { sportId: level, season, gameTypes: 'R', fields };
  const kind = isPast ? 'pastSeason' : 'seasonGames';
  return client.read('/api/v1/schedule', { kind, query, convert: toSeasonGames });
}
