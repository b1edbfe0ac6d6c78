import { toTimecode } from '../clock/timecode.ts';
import { number, object, objects, text, time, type JsonObject, isObject } from '../wire/json.ts';
import type { Recording } from './recording.ts';

const feedPath = /^\/api\/v[\d.]+\/game\/(\d+)\/feed\/live$/;

/** Maps each recorded gamePk to its newest complete feed. */
export function recordedFeeds(recordings: readonly Recording[]): Map<number, JsonObject> {
  const feeds = new Map<number, JsonObject>();
  for (const recording of recordings) {
    const gamePk = Number(feedPath.exec(recording.path)?.[1]);
    if (!recording.complete || !Number.isInteger(gamePk) || recording.query.has('timecode')) continue;
    const body = recording.body();
    if (!isObject(body) || number(body, 'gamePk') !== gamePk) continue;
    const feed = withTimeStamp(body);
    const newest = feeds.get(gamePk);
    if (!newest || timeStampOf(newest) < timeStampOf(feed)) feeds.set(gamePk, feed);
  }
  return feeds;
}

/** A feed without a timestamp receives that of its last play's end; one without plays is left as recorded. */
function withTimeStamp(feed: JsonObject): JsonObject {
  if (timeStampOf(feed) !== '') return feed;
  const ends = playsOf(feed).flatMap((play) => [
    time(play, 'about', 'endTime') ?? 0,
    ...objects(play, 'playEvents').map((event) => time(event, 'endTime') ?? 0),
  ]);
  const last = Math.max(0, ...ends);
  if (last === 0) return feed;
  return { ...feed, metaData: { ...object(feed, 'metaData'), timeStamp: toTimecode(last) } };
}

export function timeStampOf(feed: JsonObject) {
  return text(feed, 'metaData', 'timeStamp') ?? '';
}

export function officialDateOf(feed: JsonObject) {
  return text(feed, 'gameData', 'datetime', 'officialDate') ?? text(feed, 'gameData', 'datetime', 'originalDate') ?? '';
}

export function playsOf(feed: JsonObject) {
  return objects(feed, 'liveData', 'plays', 'allPlays');
}

export function statusOf(feed: JsonObject) {
  return object(feed, 'gameData', 'status');
}

export function isInProgress(feed: JsonObject) {
  return text(statusOf(feed), 'abstractGameState') === 'Live';
}
