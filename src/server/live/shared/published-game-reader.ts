import type { Db } from '#server/db/open-db.ts';
import { toLiveFeed } from '#server/statsapi/live/live-feed.ts';
import type { LiveReading } from '../live-reader.ts';
import { findPublishedGame } from './live-game-rows.ts';

export type FoundGame = {
  version: number;
  isFollowed: boolean;
  /** Converts the feed, unless it is the last one. Throws `UpstreamError` if this release cannot read it. */
  toReading(): LiveReading;
};

/** seconds after which a process tries to follow the upstream in place of the one that does */
const adoptingWait = 5;

/** Creates a function that reads what another process has published of a game; null if there is nothing. */
export function createPublishedGameReader(db: Db, gamePk: number): () => Promise<FoundGame | null> {
  let last: { feedNumber: number; reading: LiveReading } | null = null;

  return async () => {
    const row = await findPublishedGame(db, gamePk, last?.feedNumber ?? null);
    if (row === null) return null;
    const { version, isFollowed, feed, feedNumber, past, asOf, isStale } = row;
    return {
      version,
      isFollowed,
      toReading() {
        const live = feed === null && last !== null ? last.reading : toLiveFeed(feed, gamePk);
        const versions = { kind: 'adopted', version, past } as const;
        const reading = { ...live, asOf, isStale, waitSeconds: adoptingWait, versions };
        last = { feedNumber, reading };
        return reading;
      },
    };
  };
}
