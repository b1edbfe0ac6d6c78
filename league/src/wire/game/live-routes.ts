import { fromTimecode } from '../../clock/timecode.ts';
import { invalidValue, objectNotFound } from '../../http/api-error.ts';
import { toId } from '../../http/query.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import { feedPatch } from './feed-patch.ts';
import { type JsonObject, text } from '../json.ts';

/** One game as a function of the instant (epoch ms). */
export type LiveGame = {
  feedAt(instant: number): JsonObject;
  /** timecodes of every change up to the instant, oldest first; at least one */
  timecodes(instant: number): string[];
};

/** `now` is the league's; a source may show later instants than now (finished recordings). */
export type LiveGames = { find(gamePk: number): LiveGame | null; latest(now: number): number };

/** Everything under `/game/{gamePk}/feed/live`, of any source of games. */
export function liveRoutes(games: LiveGames): Routes {
  const found = (request: RouteRequest) => {
    const game = games.find(toId(request.params.gamePk ?? ''));
    if (game === null) throw objectNotFound();
    return game;
  };
  const feed = (request: RouteRequest) => found(request).feedAt(instantOf(request, games.latest(request.now)));
  const timestamps = (request: RouteRequest) => found(request).timecodes(games.latest(request.now));
  const diffPatch = (request: RouteRequest) => patchBetween(found(request), request, games.latest(request.now));
  return {
    '/api/:version/game/:gamePk/feed/live': feed,
    '/api/:version/game/:gamePk/feed/live/timestamps': timestamps,
    '/api/:version/game/:gamePk/feed/live/diffPatch': diffPatch,
  };
}

/** The asked `timecode`, never later than `latest`; that when none is asked. */
export function instantOf({ query }: RouteRequest, latest: number, name = 'timecode'): number {
  const timecode = query.text(name);
  if (timecode === null) return latest;
  const asked = fromTimecode(timecode);
  if (asked === null) throw invalidValue(timecode);
  return Math.min(asked, latest);
}

/** As the API does: no change, an empty list; a start before the game's first change, the whole feed. */
function patchBetween(game: LiveGame, request: RouteRequest, latest: number) {
  const end = instantOf(request, latest, 'endTimecode');
  const startTimecode = request.query.text('startTimecode');
  const start = startTimecode === null ? null : fromTimecode(startTimecode);
  const after = game.feedAt(end);
  const [first] = game.timecodes(end);
  if (start === null || startTimecode === null || first === undefined || startTimecode < first) return after;
  const before = game.feedAt(start);
  if (text(before, 'metaData', 'timeStamp') === text(after, 'metaData', 'timeStamp')) return [];
  return [{ diff: feedPatch(before, after) }];
}
