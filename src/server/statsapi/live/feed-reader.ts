import { UpstreamError } from '../client/upstream-error.ts';
import { applyPatch } from './apply-patch.ts';
import { type LiveFeed, toLiveFeed } from './live-feed.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';

/** A live game as last read. `asOf` is epoch ms (league clock); `isStale` means that a later request failed. */
export type FeedReading = Omit<LiveFeed, 'body'> & { asOf: number; isStale: boolean };

export type FeedReader = { read(): Promise<FeedReading> };

/** The whole feed is read again after this many patches, because a wrong patch can apply without an error. */
const readsPerWhole = 30;
/** An older feed is usually a lagging copy. After this many in a row it is accepted. */
const olderFeedsToAccept = 3;

type CurrentFeed = { feed: LiveFeed; asOf: number };

const isOlder = (feed: LiveFeed, current: CurrentFeed | null): boolean =>
  feed.timestamp !== null && current?.feed.timestamp != null && feed.timestamp < current.feed.timestamp;

const hasMoved = (feed: LiveFeed, current: CurrentFeed): boolean =>
  feed.timestamp !== null && current.feed.timestamp !== null && feed.timestamp > current.feed.timestamp;

/** The upstream is available but cannot send the changes, so the whole feed is needed. */
const needsWholeFeed = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.reason === 'shape' || (error.status !== null && error.status < 500 && error.status !== 429));

const readingOf = ({ feed: { body: _body, ...feed }, asOf }: CurrentFeed, isStale: boolean): FeedReading => ({
  ...feed,
  asOf,
  isStale,
});

/**
 * Reads one game: first the whole feed, then the changes since the last time stamp, and the whole feed again in any
 * doubt. `read` rejects with `UpstreamError` only before the first success; later it returns the last reading, marked stale.
 */
export function createFeedReader(client: Pick<StatsApiClient, 'get'>, gamePk: number): FeedReader {
  let current: CurrentFeed | null = null;
  let readsSinceWhole = 0;
  let olderInARow = 0;

  const path = `/api/v1.1/game/${gamePk}/feed/live`;

  const readWhole = async (): Promise<CurrentFeed> => {
    const { value, asOf } = await client.get(path, { query: { language: 'en' }, kind: 'live' });
    readsSinceWhole = 0;
    const feed = toLiveFeed(value, gamePk);
    olderInARow = isOlder(feed, current) ? olderInARow + 1 : 0;
    if (current && olderInARow > 0 && olderInARow < olderFeedsToAccept) {
      throw new UpstreamError('shape', 'The upstream responded with an older state of the game');
    }
    return { feed, asOf };
  };

  const applyResponse = (before: CurrentFeed, { value, asOf }: UpstreamResponse<unknown>): CurrentFeed | null => {
    const patched = applyPatch(before.feed.body, value);
    if (patched === null) return { ...before, asOf };
    if (patched === 'doubt') return null;
    const feed = toLiveFeed(patched.feed, gamePk);
    return hasMoved(feed, before) ? { feed, asOf } : null;
  };

  /** Null when the whole feed must be read. */
  const readChanges = async (before: CurrentFeed): Promise<CurrentFeed | null> => {
    readsSinceWhole += 1;
    if (before.feed.timestamp === null || readsSinceWhole >= readsPerWhole) return null;
    const query = { language: 'en', startTimecode: before.feed.timestamp };
    try {
      return applyResponse(before, await client.get(`${path}/diffPatch`, { query, kind: 'live' }));
    } catch (error) {
      if (needsWholeFeed(error)) return null;
      throw error;
    }
  };

  return {
    read: async () => {
      try {
        current = (current && (await readChanges(current))) ?? (await readWhole());
        return readingOf(current, false);
      } catch (error) {
        if (!current || !(error instanceof UpstreamError)) throw error;
        return readingOf(current, true);
      }
    },
  };
}
