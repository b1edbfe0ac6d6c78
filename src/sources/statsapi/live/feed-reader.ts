import { isDeepStrictEqual } from 'node:util';
import { UpstreamError, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { isSuspended, isOfficialFigures, isOver } from '#rules/baseball/game/predicates.ts';
import { aborted, machineTiming, type Timing } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import type { WireScheduledGame } from '../schedule/wire-schedule.ts';
import { applyPatch } from './apply-patch.ts';
import { type LiveFeed, toLiveFeed } from './live-feed.ts';
import type { HalfNumber } from './official-halves.ts';
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
/** A line score can be ahead of the plays of a half-inning that has just ended. League ms */
const settledAfter = 60_000;
/** League ms between two questions for a score that only the schedule can have */
const scoreAfter = 60_000;
/** An older feed is usually a lagging copy. After this many in a row it is accepted. */
const olderFeedsToAccept = 3;

type CurrentFeed = { feed: LiveFeed; asOf: number };

/** Finds the half-innings in which plays and line score have differed for so long that the line score is right. */
function createDifferences() {
  let since = new Map<HalfNumber, number>();
  return {
    settled: new Set<HalfNumber>() as ReadonlySet<HalfNumber>,
    /** Returns whether others are settled since the reading before. */
    note({ feed, asOf }: CurrentFeed): boolean {
      since = new Map(feed.lacking.map((half) => [half, since.get(half) ?? asOf]));
      const settled = [...since].flatMap(([half, time]) => (asOf - time >= settledAfter ? [half] : []));
      const isChanged = settled.length !== this.settled.size || settled.some((half) => !this.settled.has(half));
      if (isChanged) this.settled = new Set(settled);
      return isChanged;
    },
  };
}

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

/** Converts what the schedule says about one game. Equal responses have the same feed, because another one is a change for the subscribers. */
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

/** Waits for work, and resolves to null after some ms. */
function createPatience(timing: Pick<Timing, 'deadline'>) {
  return <T>(work: Promise<T>, ms: number): Promise<T | null> => Promise.race([work, aborted(timing.deadline(ms))]);
}

/** Adds the score of the schedule to a game that is over or suspended without any score. */
function createScores(schedule: Pick<ReturnType<typeof createScheduledFeeds>, 'newest'>) {
  /** `feed`: with the score, the one of `of`, which has none */
  let scored: { feed: LiveFeed; of: LiveFeed } | null = null;
  let askedAt = -Infinity;

  return async ({ feed, asOf }: CurrentFeed): Promise<LiveFeed> => {
    if (scored?.of === feed) return scored.feed;
    if (!isWithoutScore(feed) || asOf - askedAt < scoreAfter) return feed;
    askedAt = asOf;
    const found = await schedule.newest();
    if (found === null || isWithoutScore(found.feed)) return feed;
    scored = { feed: addScore(feed, found.feed), of: feed };
    return scored.feed;
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
  let [readsSinceWhole, olderInARow] = [0, 0];
  const differences = createDifferences();
  const path = `/api/v1.1/game/${gamePk}/feed/live`;
  const convert = (body: unknown) => toLiveFeed(body, gamePk, differences.settled);
  const whole = { query: { language: 'en' }, kind: 'live' as const, convert };

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
    const feed = convert(patched.feed);
    return hasMoved(feed, before) ? feed : null;
  };

  /** Null when the whole feed must be read. */
  const readChanges = async (before: CurrentFeed): Promise<CurrentFeed | null> => {
    readsSinceWhole += 1;
    if (before.feed.timestamp === null || readsSinceWhole >= readsPerWhole) return null;
    const query = { language: 'en', startTimecode: before.feed.timestamp };
    try {
      const changes = { query, kind: 'liveChanges' as const, convert: (body: unknown) => applyResponse(before, body) };
      const { value: feed, asOf } = await client.read(`${path}/diffPatch`, changes);
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

  const soon = createPatience(timing);
  const settle = (read: CurrentFeed): CurrentFeed =>
    differences.note(read) ? { ...read, feed: convert(read.feed.body) } : read;

  const schedule = createScheduledFeeds((feed) => soon(readListedGame(client, gamePk, feed), patienceWithSchedule));

  const withScore = createScores(
    createScheduledFeeds(() => soon(readListedGame(client, gamePk), patienceWithSchedule)),
  );

  const withSchedule = async (read: CurrentFeed): Promise<CurrentFeed> => {
    const feed = isOver(read.feed.log.header) ? read.feed : await schedule.laterThan(read.feed);
    return { ...read, feed: await withScore({ ...read, feed }) };
  };

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
        current = settle(read);
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

function isWithoutScore({ log: { header, events } }: LiveFeed): boolean {
  return (
    (isOver(header) || isSuspended(header)) &&
    !events.some(({ type }) => type === 'plateAppearanceStarted' || type === 'officialFigures')
  );
}

/** The events are those of the schedule: the feed has none but its status. */
function addScore(feed: LiveFeed, { log: { events } }: LiveFeed): LiveFeed {
  const status = feed.log.events.filter(({ type }) => type === 'status');
  return { ...feed, log: { ...feed.log, events: [...events.filter(isOfficialFigures), ...status] } };
}
