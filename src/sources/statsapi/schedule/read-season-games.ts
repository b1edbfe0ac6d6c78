import { z } from 'zod';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { type UpstreamResponse, memoizeByBody } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { id, runs } from '../wire/baseball-bounds.ts';
import { toGameStatus } from '../wire/to-game-status.ts';
import { optional, optionalRows, requiredDay, rows, text } from '../wire/tolerant.ts';

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

export const wireSide = z.object({ team: z.object({ id }), score: runs });

/** The schedule of a whole season, with only the fields that standings need. */
export const wireSeasonGames = z.object({
  dates: rows(
    z.object({
      date: requiredDay,
      games: optionalRows(
        z.object({
          gamePk: id,
          gameType: text,
          status: optional(z.object({ abstractGameState: text, detailedState: text, statusCode: text })),
          teams: z.object({ away: wireSide, home: wireSide }),
        }),
        1000,
      ),
    }),
    400,
  ),
});

type WireSeasonGame = z.infer<typeof wireSeasonGames>['dates'][number]['games'][number];

/**
 * The games of a regular season, each once. The upstream lists a postponed or suspended game under several days;
 * the last one is used. Canceled games are left out.
 */
export const toSeasonGames = memoizeByBody((body): SeasonGame[] => {
  const games = new Map<number, SeasonGame>();
  for (const { date, games: ofDay } of wireSeasonGames.parse(body).dates) {
    for (const wire of ofDay) {
      const game = toSeasonGame(wire, date);
      const isNewer = game !== null && !(game.score === null && games.get(game.gamePk)?.score);
      if (!isNewer) continue;
      // at the place of the last listing: the second game of a doubleheader is after the first
      games.delete(game.gamePk);
      games.set(game.gamePk, game);
    }
  }
  return [...games.values()];
});

function toSeasonGame({ gamePk, gameType = 'R', status, teams }: WireSeasonGame, date: string): SeasonGame | null {
  const { phase, detail } = toGameStatus(status);
  if (gameType !== 'R' || detail === 'canceled') return null;
  const { away, home } = teams;
  const isDecided = phase === 'final' && away.score !== undefined && home.score !== undefined;
  const score = isDecided ? { away: away.score ?? 0, home: home.score ?? 0 } : null;
  return { gamePk, date, away: away.team.id, home: home.team.id, score };
}
