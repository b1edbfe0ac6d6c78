import type { Freshness } from '#contract/api/freshness.ts';
import { diffViews, encodeDelta } from '#contract/live/delta.ts';
import type { GameLog } from '#domain/game/event.ts';
import { fold, plateAppearances } from '#domain/game/fold.ts';
import type { BoxScore, GameView, PlateAppearance } from '#domain/game/model.ts';
import type { LiveReading, PastDelta, PreparedUpdate, Versions } from './live-reader.ts';
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
  /** The update by a newer reading. Updates are prepared and applied one at a time. */
  prepare(reading: LiveReading): PreparedUpdate;
  /** The update by a failed reading: the data is stale. */
  prepareFailure(): PreparedUpdate;
};

type State = {
  reading: LiveReading;
  view: GameView;
  version: number;
  past: readonly Past[];
};

type Past = PastDelta & { frame: Buffer };

/** Number of stored updates for reconnecting viewers: more than the pitches of an inning. */
const maxPastUpdates = 120;

/** `version` is the first version unless the reading has one. */
export function createLiveGame(first: LiveReading, version: number): LiveGame {
  let state = startOf(first, version);
  let whole: Buffer | null = null;
  let plays: { log: GameLog; list: PlateAppearance[] } | null = null;

  const updateTo = (next: State): PreparedUpdate => {
    const from = state.version;
    const hasNewFeed = next.reading.log !== state.reading.log;
    const hasNewFreshness = next.reading.isStale !== state.reading.isStale;
    const frames = framesTo(next, state);
    return {
      from,
      version: next.version,
      past: next.past,
      reading: next.reading,
      hasNewFeed,
      hasNewFreshness,
      apply() {
        state = next;
        whole = null;
        return frames;
      },
    };
  };

  return {
    get version() {
      return state.version;
    },
    get view() {
      return state.view;
    },
    get log() {
      return state.reading.log;
    },
    get box() {
      return state.reading.box;
    },
    get freshness() {
      return freshnessOf(state);
    },
    plateAppearances() {
      const { log } = state.reading;
      if (plays?.log !== log) plays = { log, list: plateAppearances(log) };
      return plays.list;
    },
    deltasSince: (seen) => missedSince(state, seen)?.map(({ delta }) => delta) ?? null,
    initialFrames(seen) {
      const missed = seen === null ? null : missedSince(state, seen);
      if (missed !== null) return Buffer.concat([...missed.map(({ frame }) => frame), freshFrame(freshnessOf(state))]);
      whole ??= viewFrame(state.version, state.view, freshnessOf(state));
      return whole;
    },
    prepare: (reading) => updateTo(nextState(state, reading)),
    prepareFailure: () => {
      const reading = { ...state.reading, isStale: true, versions: { kind: 'next' } as const };
      return updateTo({ ...state, reading });
    },
  };
}

function startOf(reading: LiveReading, version: number): State {
  const { versions } = reading;
  const view = fold(reading.log, Infinity);
  if (versions.kind === 'next') return { reading, view, version, past: [] };
  return { reading, view, version: versions.version, past: pastOf(versions) };
}

function nextState(before: State, reading: LiveReading): State {
  const { versions } = reading;
  const view = reading.log === before.reading.log ? before.view : fold(reading.log, Infinity);
  if (versions.kind !== 'next') {
    // late: this process has published newer versions
    if (versions.version < before.version) return before;
    return { reading, view, version: versions.version, past: pastOf(versions) };
  }
  const delta = view === before.view ? null : diffViews(before.view, view);
  if (delta === null) return { ...before, reading, view };
  const version = before.version + 1;
  const encoded = encodeDelta(delta);
  const update = { version, delta: encoded, frame: deltaFrame(version, encoded) };
  return { reading, view, version, past: [...before.past, update].slice(-maxPastUpdates) };
}

function pastOf(versions: Exclude<Versions, { kind: 'next' }>): Past[] {
  if (versions.kind === 'restarted') return [];
  return versions.past.map(({ version, delta }) => ({ version, delta, frame: deltaFrame(version, delta) }));
}

/** The updates after version `seen`; null when that version is not available. */
function missedSince({ past, version }: State, seen: number): readonly Past[] | null {
  if (seen === version) return [];
  const index = past.findIndex((update) => update.version === seen + 1);
  return index < 0 ? null : past.slice(index);
}

/** The frames for viewers that have the state before. */
function framesTo(next: State, before: State): Buffer[] {
  const missed = missedSince(next, before.version);
  if (missed === null) return [viewFrame(next.version, next.view, freshnessOf(next))];
  const frames = missed.map(({ frame }) => frame);
  if (next.reading.isStale === before.reading.isStale) return frames;
  return [...frames, freshFrame(freshnessOf(next))];
}

function freshnessOf({ reading: { asOf, isStale } }: State): Freshness {
  return { asOf, isStale };
}
