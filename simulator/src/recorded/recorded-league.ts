import { fromTimecode } from '../clock/timecode.ts';
import { objectNotFound } from '../http/api-error.ts';
import { createRouter, type ApiHandler, type RouteRequest, type Routes } from '../http/routes.ts';
import { feedPartRoutes } from '../wire/game/feed-parts.ts';
import type { JsonObject } from '../wire/json.ts';
import { liveRoutes } from '../wire/game/live-routes.ts';
import { bestRecording } from './best-recording.ts';
import { isInProgress, recordedFeeds, timeStampOf } from './recorded-feeds.ts';
import { recordedGames } from './recorded-games.ts';
import { readRecordings, type Recording } from './recording.ts';
import { recordedSchedule } from './recorded-schedule.ts';

/** A league that serves recordings. `startsAt` (epoch ms) is the last change of its newest game in progress. */
export type RecordedLeague = { handleRequest: ApiHandler; startsAt: number };

/** Opens a folder of recordings. With `followsClock` games are replayed on the league clock, otherwise shown as recorded. */
export function recordedLeague(folder: string, followsClock: boolean): RecordedLeague {
  const recordings = readRecordings(folder);
  const feeds = recordedFeeds(recordings);
  const games = recordedGames(feeds, followsClock);
  const source = { recordings, feeds, games };
  const routes = {
    '/api/v1/schedule': (request: RouteRequest) => recordedSchedule(source, request),
    ...liveRoutes(games),
    ...derivedUnlessRecorded(recordings, feeds, feedPartRoutes(games)),
  };
  return {
    handleRequest: createRouter(routes, (request) => asRecorded(recordings, request)),
    startsAt: newestMoment([...feeds.values()]),
  };
}

function asRecorded(recordings: readonly Recording[], { path, query }: Pick<RouteRequest, 'path' | 'query'>): unknown {
  const recording = bestRecording(recordings, path, query.all());
  if (recording === null) throw objectNotFound();
  return recording.body();
}

/** Serves a part of a game, such as its box score, from its own recording when the live feed was not recorded. */
function derivedUnlessRecorded(
  recordings: readonly Recording[],
  feeds: ReadonlyMap<number, JsonObject>,
  routes: Routes,
): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([pattern, derive]) => [
      pattern,
      (request: RouteRequest) =>
        feeds.has(Number(request.params.gamePk)) ? derive(request) : asRecorded(recordings, request),
    ]),
  );
}

function newestMoment(feeds: readonly JsonObject[]): number {
  const inProgress = feeds.filter(isInProgress);
  const newest = (inProgress.length > 0 ? inProgress : feeds).map(timeStampOf).toSorted().at(-1);
  return fromTimecode(newest ?? '') ?? Date.UTC(2024, 6, 1);
}
