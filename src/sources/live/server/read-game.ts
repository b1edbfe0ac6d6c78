import { isDeepStrictEqual } from 'node:util';
import type { Bus } from '#platform/bus/bus.ts';
import { runAsVisitor } from '#platform/http/create-visit.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { GameEvent, GameLog } from '#rules/baseball/game/event.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isOfficialFigures } from '#rules/baseball/game/predicates.ts';
import type { RequestBudget } from '#sources/statsapi/client/rate-limit.ts';
import { backgroundVisitor } from '#sources/statsapi/client/visitor-budget.ts';
import type { FeedReader, FeedReading } from '#sources/statsapi/live/feed-reader.ts';
import { diffViews } from '../diff-views.ts';
import { askEvery, endAfterFailure, type GameSource, type SourceOptions } from './game-source.ts';
import type { GameSnapshot } from './game-topics.ts';
import { type GameState, isOver, newestViewOf, timeToFollow, withUpdate } from './live-game.ts';
import { createPublication, TakenOver } from './publication.ts';
import { deltaFrame } from './stream-frames.ts';

export type ReadingOptions = SourceOptions & {
  reader: FeedReader;
  clock: Clock;
  budget: RequestBudget;
  bus: Bus | null;
  /** resolves when what was stored of the game, when it was followed before, is removed */
  previous?: Promise<void> | undefined;
  /** called when another process has published the game, or the broker has lost it */
  onTakenOver: () => void;
};

/** number of polls of a game that is over, for late corrections */
const pollsAfterEnd = 5;
/** ms after which a game that is over is read again when it is requested */
const restsFor = 300_000;

/** Reads a game from the upstream again and again, for this process and through the bus for the others. */
export function readGame(options: ReadingOptions): GameSource {
  const { gamePk, clock, after, random, realNow, log, budget, interest, show, onEnd, onTakenOver } = options;
  const readings = createReadings(options);
  let cancel = () => {};
  let isStopped = false;
  let pollsLeft = pollsAfterEnd;
  let rested: GameState | null = null;

  /** Shows a state when it is known, and continues with it. */
  const follow = async (next: Promise<GameState>, proceed: (state: GameState) => void): Promise<void> => {
    try {
      const state = await next;
      if (isStopped) return;
      show(state);
      proceed(state);
    } catch (error) {
      if (!(error instanceof TakenOver)) throw error;
      if (!isStopped) cancel = after(askEvery, onTakenOver);
    }
  };
  const schedule = (state: GameState) => {
    const view = newestViewOf(state.snapshot.log);
    const { isMinor, waitSeconds, failures } = readings.last;
    const isSlow = isMinor && (budget.isShort() || interest.sole() === backgroundVisitor);
    pollAfter(pollInterval({ waitSeconds, failures, view, now: clock.now(), speed: clock.speed, isSlow }), state);
  };
  const pollAfter = (interval: number, state: GameState) => {
    cancel = after(interval * (0.9 + 0.2 * random()), () => poll(state, false));
  };
  const poll = (state: GameState, isRequested: boolean) => {
    rested = null;
    if (realNow() - interest.touchedAt >= timeToFollow(state.snapshot)) return onEnd();
    const visitor = interest.sole();
    const isComplete = isOver(newestViewOf(state.snapshot.log)) && !state.freshness.isStale;
    pollsLeft = isComplete ? pollsLeft - 1 : pollsAfterEnd;
    if (visitor !== null && !budget.hasLeft(visitor)) {
      // another visitor can want the game soon
      work = follow(readings.write(state, staleState(state)), (next) => pollAfter(askEvery, next));
    } else if (isRequested || (pollsLeft >= 0 && (!isComplete || interest.isWatched()))) {
      // a visitor who alone wants the game causes the request
      work = follow(
        runAsVisitor(visitor, () => readings.readAgain(state)),
        schedule,
      );
    } else {
      rested = state;
      schedule(state);
      return;
    }
    work.catch(onEnd);
  };
  let work = follow(readings.open(), schedule);
  const opened = work.catch((error: unknown) => {
    if (!isStopped) cancel = endAfterFailure(error, options);
    throw error;
  });
  opened.catch(() => {});

  return {
    opened,
    wake() {
      if (rested === null || realNow() - readings.last.readAt < restsFor) return;
      cancel();
      poll(rested, true);
    },
    stop() {
      isStopped = true;
      cancel();
    },
    async forget() {
      // a reading that is not complete would be stored later
      await work.catch(() => {});
      await readings
        .forget()
        .catch((error: unknown) => log.warn({ gamePk, err: error }, 'A game could not be forgotten'));
    },
  };
}

/** The readings of a game, each published before this process shows it. */
function createReadings({ gamePk, reader, bus, clock, realNow, log, previous }: ReadingOptions) {
  const publication = bus && createPublication(bus, gamePk);
  const last = { readAt: realNow(), isMinor: false, waitSeconds: 0, failures: 0 };

  const write = async (before: GameState | null, next: GameState): Promise<GameState> =>
    publication === null ? next : publication.write(before, next);
  const read = async (before: GameState | null): Promise<GameState> => {
    const reading = await reader.read();
    const { isMinor, waitSeconds } = reading;
    Object.assign(last, { readAt: realNow(), isMinor, waitSeconds, failures: reading.isStale ? last.failures + 1 : 0 });
    return write(before, nextState(before, reading, { arrivedAt: clock.now(), firstVersion: realNow() }));
  };
  const readAgain = async (before: GameState): Promise<GameState> => {
    try {
      return await read(before);
    } catch (error) {
      if (error instanceof TakenOver) throw error;
      last.failures += 1;
      log.warn({ gamePk, failures: last.failures, err: error }, 'A followed game could not be read');
      return write(before, staleState(before));
    }
  };
  return {
    write,
    readAgain,
    /** The first state: it continues what another process has published. */
    async open(): Promise<GameState> {
      await previous;
      const stored = publication && (await publication.read());
      return stored === null ? read(null) : readAgain(stored);
    },
    last,
    forget: async () => publication?.forget(),
  };
}

function staleState(state: GameState): GameState {
  return { ...state, freshness: { ...state.freshness, isStale: true } };
}

type Times = {
  /** epoch ms, league clock */
  arrivedAt: number;
  /** the version of a game that no process has read */
  firstVersion: number;
};

/** The state after a reading. */
function nextState(before: GameState | null, reading: FeedReading, { arrivedAt, firstVersion }: Times): GameState {
  const { log, box, pitchVideos, asOf, isStale, isPartial = false } = reading;
  const freshness = { asOf, isStale, ...(isPartial && { isPartial }) };
  if (before === null) {
    const arrivals = firstArrivals(log, arrivedAt);
    return {
      snapshot: { version: firstVersion, log, box, pitchVideos, asOf, arrivals, delta: null },
      number: 0,
      updates: [],
      freshness,
    };
  }
  const wasPartial = before.freshness.isPartial === true;
  // the process before had plays
  if (isPartial && !wasPartial && hasPlays(before.snapshot.log)) return staleState(before);
  const next = nextSnapshot(before.snapshot, reading, arrivedAt);
  if (next === before.snapshot) return { ...before, freshness };
  const arrivals = wasPartial && !isPartial ? firstArrivals(log, arrivedAt) : next.arrivals;
  const { version, delta } = next;
  const isNew = delta !== null && version > before.snapshot.version;
  const updates = isNew
    ? withUpdate(before.updates, { version, delta, frame: deltaFrame(version, delta) })
    : before.updates;
  return { ...before, snapshot: { ...next, arrivals }, updates, freshness };
}

function hasPlays({ events }: GameLog): boolean {
  return events.some(({ type }) => type === 'plateAppearanceStarted');
}

/** The events of the first reading of a feed arrived when they happened. One without a time is as new as the reading. */
function firstArrivals({ events }: GameLog, arrivedAt: number): number[] {
  return events.map(({ at }) => (at > 0 ? Math.min(at, arrivedAt) : arrivedAt));
}

/** The snapshot after a reading, with the next version if the view has changed; the same one if nothing has. */
export function nextSnapshot(before: GameSnapshot, reading: FeedReading, arrivedAt: number): GameSnapshot {
  const { log, box, pitchVideos, asOf } = reading;
  if (log === before.log) return before;
  const next = { ...before, log, box, pitchVideos, asOf, arrivals: arrivalsOf(log, before, arrivedAt) };
  const delta = diffViews(newestViewOf(before.log), newestViewOf(log));
  return delta === null ? next : { ...next, version: before.version + 1, delta };
}

/** The text of a status can change after its phase: 'Game Over', then 'Final'. */
function isSameEvent(one: GameEvent, other: GameEvent | undefined): boolean {
  if (one.type === 'status') return other?.type === 'status' && one.status.phase === other.status.phase;
  return isDeepStrictEqual(one, other);
}

/** The time of official figures is that of the event that follows them. */
function isSameFigures(one: GameEvent, other: GameEvent): boolean {
  return isDeepStrictEqual({ ...one, at: 0 }, { ...other, at: 0 });
}

/**
 * The upstream publishes an event some seconds after it happened: a viewer who held in between has not seen it. Official figures between
 * known plays are new, but the plays after them are not.
 */
function arrivalsOf({ events }: GameLog, before: GameSnapshot, arrivedAt: number): number[] {
  const timed = before.log.events.map((event, index) => ({ event, at: before.arrivals[index] ?? arrivedAt }));
  const [figures = [], plays = []] = [true, false].map((isOfficial) =>
    timed.filter(({ event }) => isOfficialFigures(event) === isOfficial),
  );
  let known = 0;
  let newest = -Infinity;
  const arrivalOf = (event: GameEvent): number => {
    const next = plays[known];
    if (next === undefined || !isSameEvent(next.event, event)) {
      known = Infinity;
      return arrivedAt;
    }
    known += 1;
    return next.at;
  };
  return events.map((event) => {
    if (isOfficialFigures(event)) {
      const found = figures.find((each) => isSameFigures(each.event, event));
      return Math.max(newest, found?.at ?? arrivedAt);
    }
    newest = Math.max(newest, arrivalOf(event));
    return newest;
  });
}

type PollConditions = {
  /** the requested interval (`metaData.wait`), seconds of league time */
  waitSeconds: number;
  view: Pick<GameView, 'status' | 'startsAt'>;
  /** league time, epoch ms */
  now: number;
  speed: number;
  /** failed readings in a row */
  failures: number;
  /** others need the requests more */
  isSlow: boolean;
};

const frequentPollLead = 30 * 60_000;
const shortestWait = 5;
const longestWait = 60;
const shortest = 1000;
const longest = 60_000;
const slowness = 4;

/** Real milliseconds until the next poll of a game: 1 to 60 s. Long before the start and after the end, polls are rare. */
export function pollInterval({ waitSeconds, view, now, speed, failures, isSlow }: PollConditions): number {
  const wait = isQuiet(view, now) ? longestWait : within(waitSeconds, shortestWait, longestWait);
  const base = isOver(view) ? longest : (wait * 1000 * (isSlow ? slowness : 1)) / speed;
  return within(within(base, shortest, longest) * 2 ** failures, shortest, longest);
}

function isQuiet({ status, startsAt }: PollConditions['view'], now: number): boolean {
  return status.phase === 'open' && startsAt !== null && startsAt - now > frequentPollLead;
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
