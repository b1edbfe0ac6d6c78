import { createPatch, type Operation } from 'rfc6902';
import { fromTimecode } from '../../clock/timecode.ts';
import { invalidValue, objectNotFound } from '../../http/api-error.ts';
import { toId } from '../../http/query.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import { type JsonObject, text, type Json, isObject } from '../json.ts';

/** The feed of one game as a function of time (epoch ms). */
export type TimedFeed = {
  feedAt(time: number): JsonObject;
  /** timecodes of every change up to the time, oldest first; at least one */
  timecodes(time: number): string[];
};

/** `now` is the league's time; a source may serve later times (finished recordings). */
export type TimedFeeds = { find(gamePk: number): TimedFeed | null; latest(now: number): number };

/** The routes under `/game/{gamePk}/feed/live`, for any source of games. */
export function liveRoutes(games: TimedFeeds): Routes {
  const found = (request: RouteRequest) => {
    const game = games.find(toId(request.params.gamePk ?? ''));
    if (game === null) throw objectNotFound();
    return game;
  };
  const feed = (request: RouteRequest) => found(request).feedAt(requestedTime(request, games.latest(request.now)));
  const timestamps = (request: RouteRequest) => found(request).timecodes(games.latest(request.now));
  const diffPatch = (request: RouteRequest) => patchBetween(found(request), request, games.latest(request.now));
  return {
    '/api/:version/game/:gamePk/feed/live': feed,
    '/api/:version/game/:gamePk/feed/live/timestamps': timestamps,
    '/api/:version/game/:gamePk/feed/live/diffPatch': diffPatch,
  };
}

/** The requested `timecode`, at most `latest`, which is also the default. */
function requestedTime({ query }: RouteRequest, latest: number, name = 'timecode'): number {
  const timecode = query.text(name);
  if (timecode === null) return latest;
  const requested = fromTimecode(timecode);
  if (requested === null) throw invalidValue(timecode);
  return Math.min(requested, latest);
}

/** As in the API: an empty list without changes; the whole feed for a start before the game's first change. */
function patchBetween(game: TimedFeed, request: RouteRequest, latest: number) {
  const end = requestedTime(request, latest, 'endTimecode');
  const startTimecode = request.query.text('startTimecode');
  const start = startTimecode === null ? null : fromTimecode(startTimecode);
  const after = game.feedAt(end);
  const [first] = game.timecodes(end);
  if (start === null || startTimecode === null || first === undefined || startTimecode < first) return after;
  const before = game.feedAt(Math.min(start, end));
  if (text(before, 'metaData', 'timeStamp') === text(after, 'metaData', 'timeStamp')) return [];
  return [{ diff: feedPatch(before, after) }];
}

/**
 * Computes the RFC 6902 operations that convert one feed to another. Lists are compared by index: lists of a feed grow at
 * their ends, and the shortest edit of two lists of plays would need quadratic time.
 */
export function feedPatch(before: Json, after: Json): Operation[] {
  return createPatch(before, after, (input: unknown, output: unknown, pointer) => {
    if (input === output) return [];
    if (!Array.isArray(input) || !Array.isArray(output)) return undefined;
    return listPatch(input, output, pointer.toString());
  });
}

function listPatch(input: Json[], output: Json[], path: string): Operation[] {
  const shared = Math.min(input.length, output.length);
  const changed = Array.from({ length: shared }, (_, i) => elementPatch(input[i], output[i], `${path}/${i}`)).flat();
  const removed = input
    .slice(shared)
    .map((_, i): Operation => ({ op: 'remove', path: `${path}/${input.length - 1 - i}` }));
  const added = output
    .slice(shared)
    .map((value, i): Operation => ({ op: 'add', path: `${path}/${shared + i}`, value }));
  return [...changed, ...removed, ...added];
}

const isContainer = (value: Json) => isObject(value) || Array.isArray(value);

function elementPatch(input: Json | undefined, output: Json | undefined, path: string): Operation[] {
  if (input === output || input === undefined || output === undefined) return [];
  if (!isContainer(input) || !isContainer(output)) return [{ op: 'replace', path, value: output }];
  return feedPatch(input, output).map((operation) => ({ ...operation, path: path + operation.path }));
}
