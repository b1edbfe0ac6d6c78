import { isDeepStrictEqual } from 'node:util';
import type { Freshness } from '#contract/api/freshness.ts';
import { diffViews, encodeDelta } from '#contract/live/delta.ts';
import type { GameEvent, GameLog } from '#domain/game/event.ts';
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
  /** for each event, when it arrived here (epoch ms, league clock); for those of the first reading, when it happened, if that is earlier */
  readonly arrivals: readonly number[];
  plateAppearances(): PlateAppearance[];
  /** The encoded deltas from version `since` to the current version; null when that version is not available. */
  deltasSince(since: number): string[] | null;
  /** The first frames for a viewer that has version `since` (null: none). */
  initialFrames(since: number | null): Buffer;
  /** The update by a newer reading that arrived at a time. Updates are prepared and applied one at a time. */
  prepare(reading: LiveReading, arrivedAt: number): PreparedUpdate;
  /** The update by a failed reading: the data is stale. */
  prepareFailure(): PreparedUpdate;
};

type State = {
  reading: LiveReading;
  view: GameView;
  version: number;
  past: readonly Past[];
  arrivals: readonly number[];
};

type Past = PastDelta & { frame: Buffer };

/** Number of stored updates for reconnecting viewers: more than the pitches of an inning. */
const maxPastUpdates = 120;

/** `version` is the first version unless the reading, which arrived at a time, has one. */
export function createLiveGame(first: LiveReading, version: number, arrivedAt: number): LiveGame {
  let state = startOf(first, version, arrivedAt);
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
    get arrivals() {
      return state.arrivals;
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
    prepare: (reading, now) =>
      updateTo({ ...nextState(state, reading), arrivals: arrivalsOf(reading.log, state, now) }),
    prepareFailure: () => {
      const reading = { ...state.reading, isStale: true, versions: { kind: 'next' } as const };
      return updateTo({ ...state, reading });
    },
  };
}

function startOf(reading: LiveReading, version: number, arrivedAt: number): State {
  const { versions } = reading;
  const view = fold(reading.log, Infinity);
  const arrivals = reading.log.events.map(({ at }) => Math.min(at, arrivedAt));
  if (versions.kind === 'next') return { reading, view, version, past: [], arrivals };
  return { reading, view, version: versions.version, past: pastOf(versions), arrivals };
}

/** The text of a status can change after its phase: 'Game Over', then 'Final'. */
function isSameEvent(one: GameEvent, other: GameEvent | undefined): boolean {
  if (one.type === 'status') return other?.type === 'status' && one.status.phase === other.status.phase;
  return isDeepStrictEqual(one, other);
}

/** The upstream publishes an event some seconds after it happened: a viewer who held in between has not seen it. */
function arrivalsOf({ events }: GameLog, before: State, arrivedAt: number): readonly number[] {
  const { log } = before.reading;
  if (events === log.events) return before.arrivals;
  const changed = log.events.findIndex((event, index) => !isSameEvent(event, events[index]));
  const known = before.arrivals.slice(0, changed === -1 ? undefined : changed);
  return [...known, ...events.slice(known.length).map(() => Math.max(arrivedAt, known.at(-1) ?? arrivedAt))];
}

function nextState(before: State, reading: LiveReading): Omit<State, 'arrivals'> {
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
