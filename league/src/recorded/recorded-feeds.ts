import { number, object, objects, text, type JsonObject, isObject } from '../wire/json.ts';
import type { Recording } from './recording.ts';

const feedPath = /^\/api\/v[\d.]+\/game\/(\d+)\/feed\/live$/;

/** Maps each recorded gamePk to its newest complete feed. */
export function recordedFeeds(recordings: readonly Recording[]): Map<number, JsonObject> {
  const feeds = new Map<number, JsonObject>();
  for (const recording of recordings) {
    const gamePk = Number(feedPath.exec(recording.path)?.[1]);
    if (!recording.complete || !Number.isInteger(gamePk) || recording.query.has('timecode')) continue;
    const feed = recording.body();
    if (!isObject(feed) || number(feed, 'gamePk') !== gamePk) continue;
    const newest = feeds.get(gamePk);
    if (!newest || timeStampOf(newest) < timeStampOf(feed)) feeds.set(gamePk, feed);
  }
  return feeds;
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
