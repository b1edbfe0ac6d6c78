import type { Freshness } from '#contract/api/freshness.ts';
import { diffViews, encodeDelta } from '#contract/live/delta.ts';
import type { GameLog } from '#domain/game/event.ts';
import { fold, plateAppearances } from '#domain/game/fold.ts';
import type { BoxScore, GameView, PlateAppearance } from '#domain/game/model.ts';
import type { FeedReading } from '#server/statsapi/live/feed-reader.ts';
import { deltaFrame, freshFrame, viewFrame } from './stream-frames.ts';

/** The newest state of a followed game and its recent deltas. */
export type LiveGame = {
  readonly version: number;
  readonly view: GameView;
  readonly log: GameLog;
  readonly box: BoxScore;
  readonly freshness: Freshness;
  plateAppearances(): PlateAppearance[];
  /** The encoded deltas from version `since` to the current version; null when that version is not available. */
  deltasSince(since: number): string[] | null;
  /** The first frames for a viewer that has version `since` (null: none). */
  initialFrames(since: number | null): Buffer;
  /** Applies a newer reading and returns the frames to send. */
  applyReading(reading: FeedReading): Buffer[];
  /** Records a failed reading and returns the frames to send. */
  recordFailure(): Buffer[];
};

type Past = { version: number; delta: string; frame: Buffer };

/** Number of stored updates for reconnecting viewers: more than the pitches of an inning. */
const maxPastUpdates = 120;

/** `version` is the first version; each change increments it. */
export function createLiveGame(first: FeedReading, version: number): LiveGame {
  const past: Past[] = [];
  let reading = first;
  let view = fold(first.log, Infinity);
  let freshness = freshnessOf(first);
  let whole: Buffer | null = null;
  let plays: { log: GameLog; list: PlateAppearance[] } | null = null;

  const since = (seen: number) => {
    const index = past.findIndex((update) => update.version === seen + 1);
    if (seen === version) return [];
    return index < 0 ? null : past.slice(index);
  };
  const advance = (after: GameView): Buffer[] => {
    const delta = diffViews(view, after);
    view = after;
    if (delta === null) return [];
    version += 1;
    const encoded = encodeDelta(delta);
    const frame = deltaFrame(version, encoded);
    past.push({ version, delta: encoded, frame });
    if (past.length > maxPastUpdates) past.shift();
    return [frame];
  };
  const refresh = (next: Freshness): Buffer[] => {
    const hasChanged = next.isStale !== freshness.isStale;
    freshness = next;
    whole = null;
    return hasChanged ? [freshFrame(next)] : [];
  };

  return {
    get version() {
      return version;
    },
    get view() {
      return view;
    },
    get log() {
      return reading.log;
    },
    get box() {
      return reading.box;
    },
    get freshness() {
      return freshness;
    },
    plateAppearances() {
      if (plays?.log !== reading.log) plays = { log: reading.log, list: plateAppearances(reading.log) };
      return plays.list;
    },
    deltasSince: (seen) => since(seen)?.map(({ delta }) => delta) ?? null,
    initialFrames(seen) {
      const missed = seen === null ? null : since(seen);
      if (missed !== null) return Buffer.concat([...missed.map(({ frame }) => frame), freshFrame(freshness)]);
      whole ??= viewFrame(version, view, freshness);
      return whole;
    },
    applyReading(next) {
      const frames = next.log === reading.log ? [] : advance(fold(next.log, Infinity));
      reading = next;
      return [...frames, ...refresh(freshnessOf(next))];
    },
    recordFailure: () => refresh({ asOf: freshness.asOf, isStale: true }),
  };
}

function freshnessOf({ asOf, isStale }: FeedReading): Freshness {
  return { asOf, isStale };
}
