import { isDeepStrictEqual } from 'node:util';
import { UpstreamError, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { aborted, machineTiming, type Timing } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import type { WireScheduledGame } from '../schedule/wire-schedule.ts';
import { applyPatch } from './apply-patch.ts';
import { type LiveFeed, toLiveFeed } from './live-feed.ts';
import { isLaterThanFeed, type ListedGame, readListedGame, toFeedBody, withListedState } from './scheduled-feed.ts';

/**
 * A live game as last read. `asOf` is epoch ms (league clock); `isStale` means that a later request failed; `isPartial`, that only the
 * schedule could be read, which has no plays.
 */
export type FeedReading = LiveFeed & { asOf: number; isStale: boolean; isPartial?: true };

export type FeedReader = { read(): Promise<FeedReading> };

/** The whole feed is read again after this many patches, because a wrong patch can apply without an error. */
const readsPerWhole = 30;
/** ms after which a first reading has what the schedule knows, while the request of the feed continues */
const patience = 3000;
/** ms for which a reading waits for the schedule */
const patienceWithSchedule = 2000;
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

const readingOf = ({ feed, asOf }: CurrentFeed, isStale: boolean): FeedReading => ({
  ...feed,
  asOf,
  isStale,
});

/** Converts what the schedule says about one game. Equal responses have the same feed, because another one is a change for the viewers. */
function createScheduledFeeds(read: (feed?: unknown) => Promise<ListedGame | null>) {
  let listed: ListedGame | null = null;
  let shown: { feed: LiveFeed; of: LiveFeed | null; game: WireScheduledGame } | null = null;

  const readListed = async (feed?: unknown): Promise<ListedGame | null> => {
    listed = (await read(feed)) ?? listed;
    return listed;
  };
  const feedOf = (game: WireScheduledGame, of: LiveFeed | null): LiveFeed => {
    if (shown?.of === of && isDeepStrictEqual(shown.game, game)) return shown.feed;
    const feed = toLiveFeed(of === null ? toFeedBody(game) : withListedState(of.body, game), game.gamePk);
    shown = { feed, of, game };
    return feed;
  };
  return {
    /** The feed with the state of the schedule, or the feed itself if the schedule is not later. */
    async laterThan(feed: LiveFeed): Promise<LiveFeed> {
      const found = await readListed(feed.body);
      return found === null || !isLaterThanFeed(found.game, feed.body) ? feed : feedOf(found.game, feed);
    },
    /** What the schedule knows without a feed; null when it cannot be read, or does not list the game. */
    async newest(): Promise<CurrentFeed | null> {
      const found = await readListed();
      return found && { feed: feedOf(found.game, null), asOf: found.asOf };
    },
  };
}

/**
 * Reads one game: first the whole feed, then the changes since the last time stamp, and the whole feed again in any doubt.
 * The schedule's status counts where it is later. While the feed cannot be read, `read` resolves to the last reading or the
 * stored feed, marked stale, else to what the schedule knows; it rejects with `UpstreamError` when there is none of them.
 */
export function createFeedReader(
  client: Pick<StatsApiClient, 'read' | 'readStored'>,
  gamePk: number,
  timing: Pick<Timing, 'deadline'> = machineTiming,
): FeedReader {
  let current: CurrentFeed | null = null;
  let readsSinceWhole = 0;
  let olderInARow = 0;

  const path = `/api/v1.1/game/${gamePk}/feed/live`;

  const whole = {
    query: { language: 'en' },
    kind: 'live' as const,
    convert: (body: unknown) => toLiveFeed(body, gamePk),
  };

  const readWhole = async (): Promise<CurrentFeed> => {
    const { value: feed, asOf } = await client.read(path, whole);
    readsSinceWhole = 0;
    olderInARow = isOlder(feed, current) ? olderInARow + 1 : 0;
    if (current && olderInARow > 0 && olderInARow < olderFeedsToAccept) {
      throw new UpstreamError('shape', 'The upstream responded with an older state of the game');
    }
    return { feed, asOf };
  };

  /** Null when the response leaves a doubt. */
  const applyResponse = (before: CurrentFeed, response: unknown): LiveFeed | null => {
    const patched = applyPatch(before.feed.body, response);
    if (patched === null) return before.feed;
    if (patched === 'doubt') return null;
    const feed = toLiveFeed(patched.feed, gamePk);
    return hasMoved(feed, before) ? feed : null;
  };

  /** Null when the whole feed must be read. */
  const readChanges = async (before: CurrentFeed): Promise<CurrentFeed | null> => {
    readsSinceWhole += 1;
    if (before.feed.timestamp === null || readsSinceWhole >= readsPerWhole) return null;
    const query = { language: 'en', startTimecode: before.feed.timestamp };
    try {
      const convert = (body: unknown) => applyResponse(before, body);
      const { value: feed, asOf } = await client.read(`${path}/diffPatch`, { query, kind: 'liveChanges', convert });
      return feed && { feed, asOf };
    } catch (error) {
      if (needsWholeFeed(error)) return null;
      throw error;
    }
  };

  const readStored = async (): Promise<CurrentFeed | null> => {
    const stored = await client.readStored(path, whole);
    return stored && { feed: stored.value, asOf: stored.asOf };
  };

  const soon = <T>(work: Promise<T>, ms: number): Promise<T | null> =>
    Promise.race([work, aborted(timing.deadline(ms))]);

  const schedule = createScheduledFeeds((feed) => soon(readListedGame(client, gamePk, feed), patienceWithSchedule));

  const withSchedule = async (read: CurrentFeed): Promise<CurrentFeed> => ({
    ...read,
    feed: isOver(read.feed.log.header) ? read.feed : await schedule.laterThan(read.feed),
  });

  /** What the schedule knows; null when it cannot be read either, or does not list the game. */
  const readPartial = async (): Promise<FeedReading | null> => {
    const found = await schedule.newest();
    return found && { ...readingOf(found, true), isPartial: true };
  };

  /** While the first feed is late, what the schedule knows; the next reading shares its request. */
  const readFirst = async (): Promise<CurrentFeed | FeedReading> => {
    const first = readWhole();
    return (await soon(first, patience)) ?? (await readPartial()) ?? first;
  };

  return {
    read: async () => {
      try {
        const read = current ? ((await readChanges(current)) ?? (await readWhole())) : await readFirst();
        if (!('feed' in read)) return read;
        current = read;
        return readingOf(await withSchedule(current), false);
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (!(error instanceof UpstreamNotFound)) current ??= await readStored();
        const reading = current ? readingOf(await withSchedule(current), true) : await readPartial();
        if (reading === null) throw error;
        return reading;
      }
    },
  };
}
