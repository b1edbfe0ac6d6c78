import type { Db } from '#server/db/open-db.ts';
import { createLiveGame } from '#server/live/live-game.ts';
import type { LiveReading, Versions } from '#server/live/live-reader.ts';
import { findPublishedGame, publishGame, releaseGame } from '#server/live/shared/live-game-rows.ts';
import { toLiveFeed } from '#server/statsapi/live/live-feed.ts';
import { inventedFeed, inventedPlays } from '#server/statsapi/live/testing/invented-feed.ts';

/** Runs the statements by which processes share a live game. */
export async function publishLiveGame(db: Db): Promise<void> {
  const first = readingWith({ kind: 'restarted', version: 7 });
  const game = createLiveGame(first, 7);
  await publishGame(db, 7, game.prepare(first));
  await findPublishedGame(db, 7, null);
  await publishGame(db, 7, game.prepare(readingWith({ kind: 'next' })));
  await releaseGame(db, 7);
}

function readingWith(versions: Versions): LiveReading {
  return { ...toLiveFeed(inventedFeed(inventedPlays), 7), asOf: 0, isStale: false, versions };
}
