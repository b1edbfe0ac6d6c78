import {
  createPlayer as createEndpoint,
  dayLeaders,
  featuredPlayer as featuredEndpoint,
  player,
  playerGames,
  playerMinors,
  playerPercentiles,
  playerRankings,
  playerSeason,
  players,
  playerSearch,
  seasonPlayers,
} from '../contract.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { ShownLeague } from '#features/source/server/league-notice.ts';
import type { CreateRateLimit } from '#platform/http/security/rate-limit.ts';
import { createPlayer, lookupLimit } from './list/create-player.ts';
import { chooseFeaturedPlayer } from './list/featured-players.ts';
import type { PlayerList } from './player-list.ts';
import { readGameLog } from './page/read-game-log.ts';
import { readMinors } from './page/read-minors.ts';
import { readPercentiles } from './page/read-percentiles.ts';
import { readPlayerPage } from './page/read-player-page.ts';
import { readRankings } from './page/read-rankings.ts';
import { readSeason } from './page/read-season.ts';
import { readDayLeaders } from './read-day-leaders.ts';
import { readSeasonPlayers } from './list/read-season-players.ts';
import { searchPlayers } from './list/search-players.ts';
import type { SyncSource } from './list/sync-season.ts';

type Parts = SyncSource & {
  players: PlayerList;
  league: ShownLeague;
  random: () => number;
  createRateLimit: CreateRateLimit;
};

export function playerRoutes({ db, client, clock, players: list, league, random, createRateLimit }: Parts) {
  const lookups = createRateLimit('lookups', lookupLimit);
  return {
    players: serveData(players, () => list.all()),
    createPlayer: serveData(createEndpoint, ({ body, query }, { user }) =>
      createPlayer({ db, client, clock, list, lookups }, { posted: body, season: query.season, userId: user.id }),
    ),
    playerSearch: serveData(playerSearch, ({ query }) => searchPlayers(list, query.q)),
    seasonPlayers: serveData(seasonPlayers, ({ query }) => readSeasonPlayers({ client, clock }, query.season)),
    featuredPlayer: serveData(featuredEndpoint, async () => ({
      id: await chooseFeaturedPlayer({ league, list }, random),
    })),
    dayLeaders: serveData(dayLeaders, () => readDayLeaders({ client, clock })),
    player: serveData(player, ({ params }) => readPlayerPage({ client, clock }, params.id)),
    playerPercentiles: serveData(playerPercentiles, ({ params, query }) =>
      readPercentiles(client, { id: params.id, season: query.season }),
    ),
    playerGames: serveData(playerGames, ({ params, query }) =>
      readGameLog({ client, clock }, { id: params.id, season: query.season, limit: query.limit }),
    ),
    playerSeason: serveData(playerSeason, ({ params, query }) =>
      readSeason(client, { id: params.id, season: query.season }),
    ),
    playerMinors: serveData(playerMinors, ({ params }) => readMinors(client, params.id)),
    playerRankings: serveData(playerRankings, ({ params }) => readRankings(client, params.id)),
  };
}
