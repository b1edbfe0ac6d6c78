import { number, object, objects, text, type JsonObject, isObject } from '../wire/json.ts';
import type { Recording } from './recording.ts';

const feedPath = /^\/api\/v[\d.]+\/game\/(\d+)\/feed\/live$/;

/** The newest complete feed of each recorded game, by gamePk. */
export function recordedFeeds(recordings: readonly Recording[]): Map<number, JsonObject> {
  const feeds = new Map<number, JsonObject>();
  for (const recording of recordings) {
    const gamePk = Number(feedPath.exec(recording.path)?.[1]);
    if (!recording.complete || !Number.isInteger(gamePk) || recording.query.has('timecode')) continue;
    const feed = recording.body();
    if (!isObject(feed) || number(feed, 'gamePk') !== gamePk) continue;
    const known = feeds.get(gamePk);
    if (!known || timeStampOf(known) < timeStampOf(feed)) feeds.set(gamePk, feed);
  }
  return feeds;
}

export const timeStampOf = (feed: JsonObject) => text(feed, 'metaData', 'timeStamp') ?? '';
export const officialDateOf = (feed: JsonObject) =>
  text(feed, 'gameData', 'datetime', 'officialDate') ?? text(feed, 'gameData', 'datetime', 'originalDate') ?? '';
export const playsOf = (feed: JsonObject) => objects(feed, 'liveData', 'plays', 'allPlays');
export const statusOf = (feed: JsonObject) => object(feed, 'gameData', 'status');
export const isInProgress = (feed: JsonObject) => text(statusOf(feed), 'abstractGameState') === 'Live';
