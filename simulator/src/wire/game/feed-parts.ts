import type { RouteHandler, Routes } from '../../http/routes.ts';
import { toId } from '../../http/query.ts';
import { objectNotFound } from '../../http/api-error.ts';
import { type JsonObject, object, objects } from '../json.ts';
import { requestedTime, type LiveGames } from './live-routes.ts';

const copyrightOf = (feed: JsonObject): JsonObject => ('copyright' in feed ? { copyright: feed.copyright ?? '' } : {});

/** Responses that are a part of a game's feed: box score, line score and plays. */
export function feedPartRoutes(games: LiveGames): Routes {
  const part =
    (cut: (feed: JsonObject) => JsonObject): RouteHandler =>
    (request) => {
      const game = games.find(toId(request.params.gamePk ?? ''));
      if (game === null) throw objectNotFound();
      const feed = game.feedAt(requestedTime(request, games.latest(request.now)));
      return { ...copyrightOf(feed), ...cut(feed) };
    };
  return {
    '/api/:version/game/:gamePk/boxscore': part(boxscore),
    '/api/:version/game/:gamePk/linescore': part((feed) => object(feed, 'liveData', 'linescore')),
    '/api/:version/game/:gamePk/playByPlay': part(playByPlay),
  };
}

/** As a separate response, a box score contains its clubs completely. */
function boxscore(feed: JsonObject): JsonObject {
  const box = object(feed, 'liveData', 'boxscore');
  const team = (side: 'away' | 'home') => ({
    ...object(box, 'teams', side),
    team: object(feed, 'gameData', 'teams', side),
  });
  return { ...box, teams: { away: team('away'), home: team('home') } };
}

function playByPlay(feed: JsonObject): JsonObject {
  const plays = object(feed, 'liveData', 'plays');
  return { ...plays, allPlays: objects(plays, 'allPlays') };
}
