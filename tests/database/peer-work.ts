import type { Db } from '#server/db/open-db.ts';
import { createRateLimits } from '#server/http/security/rate-limit.ts';
import { createLiveGame } from '#server/live/live-game.ts';
import type { LiveReading, Versions } from '#server/live/live-reader.ts';
import { findPublishedGame, publishGame, releaseGame } from '#server/live/shared/live-game-rows.ts';
import { toLiveFeed } from '#server/statsapi/live/live-feed.ts';
import { inventedFeed, inventedPlays } from '#server/statsapi/live/testing/invented-feed.ts';
import { openTestPeers } from '#tests/support/database/open-test-peers.ts';

/** The statements by which several processes share their work. */
export function peerWork(db: Db): [string, () => Promise<unknown>][] {
  return [
    ['a lease', () => leaseJob(db)],
    ['a live game of several processes', () => publishLiveGame(db)],
    ['rate limits of several processes', () => countRequests(db)],
  ];
}

async function leaseJob(db: Db): Promise<void> {
  const peers = openTestPeers(db);
  await peers.tryLease('results');
  await peers.release('results');
}

async function countRequests(db: Db): Promise<void> {
  const limit = createRateLimits(db)('attempts', { max: 2, windowMs: 60_000 });
  await (
    await limit.take('a')
  )();
  await limit.take('a');
  await limit.check('a');
  await limit.reset('a');
}

async function publishLiveGame(db: Db): Promise<void> {
  const first = readingWith({ kind: 'restarted', version: 7 });
  const game = createLiveGame(first, 7, 0);
  await publishGame(db, 7, game.prepare(first, 0));
  await findPublishedGame(db, 7, null);
  await publishGame(db, 7, game.prepare(readingWith({ kind: 'next' }), 0));
  await releaseGame(db, 7);
}

function readingWith(versions: Versions): LiveReading {
  return { ...toLiveFeed(inventedFeed(inventedPlays), 7), asOf: 0, isStale: false, versions };
}
