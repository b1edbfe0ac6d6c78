import type { FeedReader, FeedReading } from '#server/statsapi/live/feed-reader.ts';

/** An encoded delta to a version, from the version before it. */
export type PastDelta = { version: number; delta: string };

/**
 * How the versions of a reading are counted. `next`: a change adds one. `restarted`: the reading has this version, and no delta
 * leads to it. `adopted`: another process has counted them.
 */
export type Versions =
  | { kind: 'next' }
  | { kind: 'restarted'; version: number }
  | { kind: 'adopted'; version: number; past: PastDelta[] };

export type LiveReading = FeedReading & { versions: Versions };

/** A change of a followed game before it is visible. */
export type PreparedUpdate = {
  /** the version before the update, which can be the same */
  from: number;
  version: number;
  past: readonly PastDelta[];
  reading: LiveReading;
  hasNewFeed: boolean;
  /** the data has become stale, or is no longer stale */
  hasNewFreshness: boolean;
  /** Makes the update visible and returns the frames to send. */
  apply(): Buffer[];
};

/** The source of a followed game: the upstream, or the process that follows it for all. */
export type LiveReader = {
  /** The first readings, in order; at least one. */
  open(): Promise<LiveReading[]>;
  read(): Promise<LiveReading>;
  /** Gives an update to the other processes. False if another process follows the game now: the update must not be applied. */
  publish(update: PreparedUpdate): Promise<boolean>;
  /** True if another process publishes the changes of the game. */
  readonly isAdopting: boolean;
  /** Resolves when another process can follow the upstream. */
  close(): Promise<void>;
};

/** The reader of the only process of a site. */
export function soleReader(reader: FeedReader): LiveReader {
  const read = async (): Promise<LiveReading> => ({ ...(await reader.read()), versions: { kind: 'next' } });
  return {
    open: async () => [await read()],
    read,
    publish: () => Promise.resolve(true),
    isAdopting: false,
    close: () => Promise.resolve(),
  };
}
