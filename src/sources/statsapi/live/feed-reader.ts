import { UpstreamError, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { scheduleHydration, wireSchedule, type WireScheduledGame } from '../schedule/wire-schedule.ts';
import { applyPatch } from './apply-patch.ts';
import { type LiveFeed, toLiveFeed } from './live-feed.ts';

/** A live game as last read. `asOf` is epoch ms (league clock); `isStale` means that a later request failed. */
export type FeedReading = LiveFeed & { asOf: number; isStale: boolean };

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

const readingOf = ({ feed, asOf }: CurrentFeed, isStale: boolean): FeedReading => ({
  ...feed,
  asOf,
  isStale,
});

/**
 * Reads one game: first the whole feed, then the changes since the last time stamp, and the whole feed again in any
 * doubt. While the upstream fails, `read` resolves to the last reading or the stored feed, marked stale, and instead of an
 * unreadable feed to what the schedule knows; it rejects with `UpstreamError` when there is none of them.
 */
export function createFeedReader(client: Pick<StatsApiClient, 'read' | 'readStored'>, gamePk: number): FeedReader {
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

  return {
    read: async () => {
      try {
        current = (current && (await readChanges(current))) ?? (await readWhole());
        return readingOf(current, false);
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (!(error instanceof UpstreamNotFound)) current ??= await readStored();
        if (current) return readingOf(current, true);
        // after a failure of another kind, a further request would fail or wait too
        if (error.reason !== 'shape') throw error;
        const scheduled = await readScheduledFeed(client, gamePk).catch(() => null);
        if (scheduled === null) throw error;
        return readingOf(scheduled, true);
      }
    },
  };
}

/**
 * What the schedule knows of a game, as a live feed without plays: clubs, status, start and line score. For a game whose feed
 * cannot be read. Rejects with `UpstreamError` when the schedule cannot be read either, or does not list the game.
 */
async function readScheduledFeed(client: Pick<StatsApiClient, 'read'>, gamePk: number): Promise<CurrentFeed> {
  const query = { gamePk, hydrate: scheduleHydration };
  const convert = (body: unknown) => toScheduledFeed(body, gamePk);
  const { value: feed, asOf } = await client.read('/api/v1/schedule', { kind: 'schedule', query, convert });
  return { feed, asOf };
}

function toScheduledFeed(body: unknown, gamePk: number): LiveFeed {
  const games = wireSchedule.parse(body).dates.flatMap((day) => day.games);
  const game = games.findLast((listed) => listed.gamePk === gamePk);
  if (game === undefined) throw new UpstreamError('shape', `The schedule does not list game ${gamePk}`);
  return toLiveFeed(toFeedBody(game), gamePk);
}

function toFeedBody(game: WireScheduledGame): object {
  const { gamePk, gameType, season, doubleHeader, gameNumber, status, venue, teams, decisions } = game;
  return {
    gamePk,
    gameData: {
      game: { pk: gamePk, type: gameType, season, doubleHeader, gameNumber },
      datetime: { dateTime: game.gameDate, officialDate: game.officialDate },
      status,
      venue,
      teams: {
        away: { ...teams?.away?.team, record: teams?.away?.leagueRecord },
        home: { ...teams?.home?.team, record: teams?.home?.leagueRecord },
      },
      probablePitchers: { away: teams?.away?.probablePitcher, home: teams?.home?.probablePitcher },
    },
    liveData: { linescore: game.linescore, decisions },
  };
}
