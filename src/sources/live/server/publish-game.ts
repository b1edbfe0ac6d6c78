import { isDeepStrictEqual } from 'node:util';
import type { Freshness } from '#platform/api/input-schemas.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { runAsVisitor } from '#platform/http/create-visit.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { After } from '#platform/jobs/timers.ts';
import { isBusy, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import type { GameEvent, GameLog } from '#rules/baseball/game/event.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isOfficialFigures } from '#rules/baseball/game/predicates.ts';
import type { RequestBudget } from '#sources/statsapi/client/rate-limit.ts';
import type { FeedReader, FeedReading } from '#sources/statsapi/live/feed-reader.ts';
import { diffViews } from '../diff-views.ts';
import { type GameSnapshot, gameSnapshots, type GameState, gameStates, gameUpdates } from './game-topics.ts';
import { createInterest, type Interest, recently } from './interest.ts';
import { newestViewOf } from './live-game.ts';
import { deltaFrame } from './stream-frames.ts';

/** One poll loop per game, whose changes are published for the subscribers of all processes. */
export type GamePublisher = {
  /** The newest state, after the first reading; rejects when that fails. */
  state(): Promise<GameState>;
  /** Who requests the game, which is then followed for a while. */
  readonly interest: Interest;
  stop(): void;
  /** Stops, and removes what is stored of the game, unless another process has published it since. */
  end(): Promise<void>;
};

export type GamePublisherOptions = {
  gamePk: number;
  reader: FeedReader;
  bus: Bus;
  clock: Clock;
  after: After;
  /** 0 (inclusive) to 1 (exclusive) */
  random: () => number;
  /** real time, epoch ms */
  realNow: () => number;
  log: { warn(detail: object, message: string): void };
  budget: RequestBudget;
  /** resolves when what the last publisher of the game has stored is removed */
  previous?: Promise<void> | undefined;
  /** called when the loop has ended: no process requests the game, another one publishes it, or the first reading failed with an error */
  onEnd: (error?: unknown) => void;
};

/** ms; a game that is over stays in memory longer */
const followedFor = { live: 20_000, over: 600_000 };
/** ms for which a game is followed after the last request */
export function timeToFollow({ log }: Pick<GameSnapshot, 'log'>): number {
  return isOver(newestViewOf(log)) ? followedFor.over : followedFor.live;
}

/** The same at the leader: a game that one visitor has requested stays in the process that requested it. */
function timeToKeep(interest: Interest, snapshot: GameSnapshot): number {
  const isShared = interest.isWatched() || interest.isShared();
  return isShared ? Math.max(recently, timeToFollow(snapshot)) : recently;
}

/** ms between two questions of a process that watches a game whether it is still followed */
export const askEvery = 5000;

/** Whether a failure of a first reading does not concern the next request: it depends on the visitor, or is remembered. */
export function isRetriedAtOnce(error: unknown): boolean {
  return error instanceof UpstreamNotFound || isBusy(error);
}

/** number of polls of a game that is over, for late corrections */
const pollsAfterEnd = 5;
/** ms before a game that could not be read is requested again */
export const pauseAfterFailure = 3000;

type Published = { snapshot: GameSnapshot; state: GameState };

export function createGamePublisher(options: GamePublisherOptions): GamePublisher {
  const { gamePk, reader, bus, clock, after, random, realNow, log, budget, previous, onEnd } = options;
  const publication = createPublication({ gamePk, bus, clock, realNow });
  const interest = createInterest(realNow);
  let cancel = () => {};
  let isStopped = false;
  let failures = 0;
  let pollsLeft = pollsAfterEnd;
  let waitSeconds = 0;
  let isMinor = false;

  const open = async (): Promise<Published> => {
    await previous;
    const before = await publication.read();
    const reading = await reader.read();
    ({ waitSeconds, isMinor } = reading);
    failures = Number(reading.isStale);
    return before === null ? publication.publishFirst(reading) : publication.publishNext(before, reading);
  };
  const readOnce = async (before: Published): Promise<Published> => {
    try {
      // a visitor who alone wants the game causes the request
      const reading = await runAsVisitor(interest.sole(), () => reader.read());
      failures = reading.isStale ? failures + 1 : 0;
      ({ waitSeconds, isMinor } = reading);
      return await publication.publishNext(before, reading);
    } catch (error) {
      if (error instanceof TakenOver) throw error;
      failures += 1;
      log.warn({ gamePk, failures, err: error }, 'A followed game could not be read');
      return publication.sendState(before, { ...before.state, isStale: true });
    }
  };
  const schedule = (game: Published) => {
    if (isStopped) return;
    const view = newestViewOf(game.snapshot.log);
    const isSlow = isMinor && budget.isShort();
    const interval = pollInterval({ waitSeconds, view, now: clock.now(), speed: clock.speed, failures, isSlow });
    pollAfter(interval, game);
  };
  const pollAfter = (interval: number, game: Published) => {
    cancel = after(interval * (0.9 + 0.2 * random()), () => poll(game));
  };
  const poll = (game: Published) => {
    if (realNow() - interest.touchedAt >= timeToKeep(interest, game.snapshot)) return onEnd();
    const visitor = interest.sole();
    if (visitor !== null && !budget.hasLeft(visitor)) return postpone(game);
    const isComplete = isOver(newestViewOf(game.snapshot.log)) && !game.state.isStale;
    pollsLeft = isComplete ? pollsLeft - 1 : pollsAfterEnd;
    if (pollsLeft < 0 || (isComplete && !interest.isWatched())) return schedule(game);
    current = readOnce(game);
    current.then(schedule, onEnd);
  };
  /** Another visitor can want the game soon. */
  const postpone = (game: Published) => {
    current = publication.sendState(game, { ...game.state, isStale: true });
    current.then((postponed) => !isStopped && pollAfter(askEvery, postponed), onEnd);
  };

  const stop = () => {
    isStopped = true;
    cancel();
  };

  const forget = () =>
    publication.forget().catch((error: unknown) => log.warn({ gamePk, err: error }, 'A game could not be forgotten'));

  let current = open();
  current.then(schedule, (error: unknown) => {
    if (isRetriedAtOnce(error)) onEnd(error);
    else cancel = after(pauseAfterFailure, onEnd);
  });
  return {
    state: async () => (await current).state,
    interest,
    stop,
    async end() {
      stop();
      // a reading that is not complete would be stored later
      await current.then(forget, () => undefined);
    },
  };
}

type PublicationOptions = Pick<GamePublisherOptions, 'gamePk' | 'bus' | 'clock' | 'realNow'>;

/** Publishes the states of a game. Rejects with `TakenOver` if another process does. */
function createPublication({ gamePk, bus, clock, realNow }: PublicationOptions) {
  const key = String(gamePk);
  /** the numbers of the newest messages that this process knows; those after them are of another process */
  const newest = { snapshot: 0, update: 0 };

  /** Resolves to the number of the snapshot. `after`: the number of the one before; 0: none */
  const sendSnapshot = async (snapshot: GameSnapshot, after: number): Promise<number> => {
    const number = await bus.publish(gameSnapshots, key, snapshot, after);
    if (number === null) throw new TakenOver(gamePk);
    newest.snapshot = number;
    return number;
  };
  /** Publishes the reading of a game that no process has published, or of which the broker has lost the snapshot. */
  const publishFirst = async (reading: FeedReading): Promise<Published> => {
    const { log, box, asOf } = reading;
    const arrivals = firstArrivals(log, clock.now());
    const snapshot = { version: realNow(), log, box, asOf, arrivals, delta: null };
    const number = await sendSnapshot(snapshot, 0);
    return { snapshot, state: { number, ...freshnessOf(reading) } };
  };
  /** What the process before has published. An update that it has stored but not sent is sent now. */
  const read = async (): Promise<Published | null> => {
    const [stored] = await bus.replay(gameSnapshots, key);
    if (stored === undefined) return null;
    const { value: snapshot, number } = stored;
    const last = (await bus.replay(gameUpdates, key)).at(-1);
    newest.snapshot = number;
    newest.update = last?.number ?? 0;
    if (snapshot.delta !== null && last?.value.version !== snapshot.version) await sendUpdate(snapshot, snapshot.delta);
    return { snapshot, state: { number, asOf: snapshot.asOf, isStale: true } };
  };
  const sendUpdate = async ({ version }: GameSnapshot, delta: string): Promise<void> => {
    const number = await bus.publish(gameUpdates, key, { version, delta, frame: deltaFrame(version, delta) });
    newest.update = number ?? newest.update;
  };

  const publishNext = async (before: Published, reading: FeedReading): Promise<Published> => {
    const { number: last, ...fresh } = before.state;
    // the process before had plays
    if (reading.isPartial && fresh.isPartial !== true && hasPlays(before.snapshot.log))
      return sendState(before, { ...before.state, isStale: true });
    const next = nextSnapshot(before.snapshot, reading, clock.now());
    const isFirst = fresh.isPartial === true && reading.isPartial !== true;
    const snapshot = isFirst ? { ...next, arrivals: firstArrivals(next.log, clock.now()) } : next;
    const state = freshnessOf(reading);
    if (next === before.snapshot) return sendState(before, { number: last, ...state });
    // a process that was stuck finds that another one has published
    const number = await sendSnapshot(snapshot, before.state.number);
    if (snapshot.delta !== null) await sendUpdate(snapshot, snapshot.delta);
    return sendState({ ...before, snapshot }, { number, ...state });
  };
  const sendState = async (before: Published, state: GameState): Promise<Published> => {
    const { number, isStale, isPartial } = before.state;
    const hasChanged = state.number !== number || state.isStale !== isStale || state.isPartial !== isPartial;
    if (hasChanged) await bus.publish(gameStates, key, state);
    return { ...before, state };
  };

  const forget = async () => {
    await bus.forget(gameSnapshots, key, newest.snapshot);
    await bus.forget(gameUpdates, key, newest.update);
  };
  return { read, publishFirst, publishNext, sendState, forget };
}

function freshnessOf({ asOf, isStale, isPartial }: FeedReading): Freshness {
  return { asOf, isStale, ...(isPartial && { isPartial }) };
}

function hasPlays({ events }: GameLog): boolean {
  return events.some(({ type }) => type === 'plateAppearanceStarted');
}

/** The events of the first reading of a feed arrived when they happened. One without a time is as new as the reading. */
function firstArrivals({ events }: GameLog, arrivedAt: number): number[] {
  return events.map(({ at }) => (at > 0 ? Math.min(at, arrivedAt) : arrivedAt));
}

/** Another process publishes the game. */
class TakenOver extends Error {
  override readonly name = 'TakenOver';

  constructor(gamePk: number) {
    super(`Another process publishes game ${gamePk}`);
  }
}

/** The snapshot after a reading, with the next version if the view has changed; the same one if nothing has. */
export function nextSnapshot(before: GameSnapshot, { log, box, asOf }: FeedReading, arrivedAt: number): GameSnapshot {
  if (log === before.log) return before;
  const next = { ...before, log, box, asOf, arrivals: arrivalsOf(log, before, arrivedAt) };
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

/** Whether the game is finished or called off, so that its data hardly changes. */
function isOver({ status }: Pick<GameView, 'status'>): boolean {
  return status.phase === 'final' || status.phase === 'void';
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
