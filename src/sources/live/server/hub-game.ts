import type { ServerResponse } from 'node:http';
import type { Freshness } from '#platform/api/input-schemas.ts';
import { type Bus, NoAnswer, type Stored } from '#platform/bus/bus.ts';
import { currentVisitor } from '#platform/http/create-visit.ts';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import {
  followedGame,
  type GameSnapshot,
  gameSnapshots,
  type GameState,
  gameStates,
  type GameUpdate,
  gameUpdates,
} from './game-topics.ts';
import { createInterest, type Interest } from './interest.ts';
import { createLiveGame, type LiveGame, updatesBetween, newestViewOf } from './live-game.ts';
import {
  askEvery,
  type GamePublisherOptions,
  isRetriedAtOnce,
  pauseAfterFailure,
  timeToFollow,
} from './publish-game.ts';
import { fromUpstreamFailure } from './relayed-responses.ts';
import { deltaFrame, freshFrame, retryFrame, viewFrame, randomRetryDelay } from './stream-frames.ts';

export type Subscriber = { response: ServerResponse; since: number | null; rewrite?: Rewrite };

/** A game in this process, as the leader publishes it. */
export type HubGame = {
  /** The newest state. Rejects with `UpstreamError` when there is none. */
  read(): Promise<LiveGame>;
  /** What this process knows; null before the first state. */
  newest(): LiveGame | null;
  /** Sends a subscriber the changes after version `since` (null: the whole view), then every later change. Call it after `read`. */
  join(subscriber: Subscriber): void;
  readonly audience: Audience;
  /** Who has requested the game. */
  readonly interest: Interest;
  /** Ends every stream. */
  stop(): void;
};

export type HubGameOptions = Omit<GamePublisherOptions, 'reader' | 'clock' | 'budget' | 'previous' | 'onEnd'> & {
  /** called when the game or its freshness has changed */
  onChange: () => void;
  /** called when the game is no longer used, or could not be read */
  onEnd: () => void;
};

const reconnectAfter = 2000;

type Loaded = { stored: Stored<GameSnapshot>; past: GameUpdate[]; state: GameState };

/** Follows the messages about a game while it is watched or requested. */
export function createHubGame(options: HubGameOptions): HubGame {
  const { gamePk, bus, after, random, realNow, log, onEnd } = options;
  const interest = createInterest(realNow);
  const audience = createAudience();
  const shown = createShownGame({ ...options, audience });
  let askedAt = realNow();
  let cancel = () => {};
  let isStopped = false;
  let work: Promise<unknown> = Promise.resolve();

  /** Changes are applied one at a time, in the order of their messages. */
  const inOrder = <T>(run: () => Promise<T>): Promise<T> => {
    const result = work.then(run);
    work = result.catch(() => undefined);
    return result;
  };
  const askAgain = async (): Promise<void> => {
    // a game that is only kept here need not be read again
    if (audience.size === 0 && interest.touchedAt <= askedAt) return;
    if (audience.size > 0) interest.note({ visitors: audience.visitors(), isWatched: true });
    askedAt = realNow();
    const question = { gamePk, visitors: interest.visitors(), isWatched: audience.size > 0 };
    const state = await askLeader(bus, question).catch(() => null);
    await inOrder(async () => shown.applyState(state));
  };
  const isWanted = () => audience.size > 0 || realNow() - interest.touchedAt < shown.timeToFollow();
  const schedule = (): void => {
    if (isStopped) return;
    cancel = after(askEvery * (0.9 + 0.2 * random()), () => {
      if (isWanted()) void askAgain().then(schedule);
      else onEnd();
    });
  };

  const fail = (error: unknown) => log.warn({ gamePk, err: error }, 'A message about a game could not be applied');
  const key = String(gamePk);
  const unsubscribe = [
    bus.subscribe(gameUpdates, key, (update) => void inOrder(() => shown.applyUpdate(update)).catch(fail)),
    bus.subscribe(gameStates, key, (state) => void inOrder(async () => shown.applyState(state)).catch(fail)),
  ];
  const opened = inOrder(() => shown.load(currentVisitor()));
  opened.then(schedule, (error: unknown) => {
    if (isRetriedAtOnce(error)) onEnd();
    else cancel = after(pauseAfterFailure, onEnd);
  });

  return {
    async read() {
      await opened;
      return shown.isNewest() ? shown.read() : inOrder(shown.readNewest);
    },
    newest: () => shown.newest(),
    join({ response, since, rewrite }) {
      const frames = shown.initialFrames(since);
      response.write(Buffer.concat([retryFrame(reconnectAfter), rewrite?.(frames) ?? frames]));
      audience.add(response, { rewrite, visitor: currentVisitor() });
      interest.note({ visitors: audience.visitors(), isWatched: true });
    },
    audience,
    interest,
    stop() {
      isStopped = true;
      cancel();
      for (const end of unsubscribe) end();
      audience.end(random);
    },
  };
}

type ShownGameOptions = Pick<HubGameOptions, 'gamePk' | 'bus' | 'onChange'> & { audience: Audience };

/** The newest state of a game, and what its subscribers have of it. Only `load` may be called before `load` has resolved. */
function createShownGame({ gamePk, bus, onChange, audience }: ShownGameOptions) {
  let loaded: Loaded | null = null;
  /** the version that the subscribers have */
  let sent = 0;

  const current = (): Loaded => {
    if (loaded === null) throw new UpstreamError('timeout', `Game ${gamePk} is not followed`);
    return loaded;
  };
  /** Reads the newest snapshot, and sends what the subscribers have missed. */
  const catchUp = async (): Promise<void> => {
    const found = { ...current(), ...(await readStored(bus, gamePk)) };
    loaded = found;
    const { version, log } = found.stored.value;
    if (version === sent) return;
    const missed = updatesBetween(found.past, sent, version);
    const frames = missed?.map(({ frame }) => frame) ?? [
      viewFrame(version, newestViewOf(log), freshnessOf(found.state)),
    ];
    for (const frame of frames) audience.send(frame);
    sent = version;
  };
  const isNewest = (): boolean => {
    const { stored, state } = current();
    return stored.value.version >= sent && stored.number >= state.number;
  };
  const read = (): LiveGame => {
    const { stored, past, state } = current();
    return createLiveGame(stored.value, past, freshnessOf(state));
  };

  return {
    async load(visitor: string | null): Promise<void> {
      loaded = await loadGame(bus, gamePk, visitor);
      sent = loaded.stored.value.version;
    },
    async applyUpdate(update: GameUpdate): Promise<void> {
      if (loaded === null || update.version <= sent) return;
      if (update.version > sent + 1) {
        await catchUp();
      } else {
        loaded = { ...loaded, past: [...loaded.past, update].slice(-gameUpdates.kept) };
        sent = update.version;
        audience.send(update.frame);
      }
      onChange();
    },
    /** null: no process leads, so the state is stale */
    applyState(newest: GameState | null): void {
      if (loaded === null) return;
      const before = loaded.state;
      const state = newest ?? { ...before, isStale: true };
      // an answer can arrive after a later message
      if (state.number < before.number) return;
      loaded = { ...loaded, state };
      const hasChanged = state.isStale !== before.isStale || state.isPartial !== before.isPartial;
      if (hasChanged) audience.send(freshFrame(freshnessOf(state)));
      if (hasChanged || state.number !== before.number) onChange();
    },
    isNewest,
    newest: () => (loaded === null ? null : read()),
    read,
    async readNewest(): Promise<LiveGame> {
      if (!isNewest()) await catchUp();
      return read();
    },
    initialFrames: (since: number | null) => initialFrames(current(), since, sent),
    timeToFollow: () => timeToFollow(current().stored.value),
  };
}

type Question = Parameters<typeof followedGame.question.encode>[0];

/** The state of the game at the process that leads. Rejects with `NoAnswer` without one, with `UpstreamError` if it has no reading. */
async function askLeader(bus: Bus, question: Question): Promise<GameState> {
  const answer = await bus.ask(followedGame, question);
  if ('failure' in answer) throw fromUpstreamFailure(answer.failure);
  return answer;
}

async function readStored(bus: Bus, gamePk: number): Promise<Omit<Loaded, 'state'>> {
  const updates = (await bus.replay(gameUpdates, String(gamePk))).map(({ value }) => value);
  const [stored] = await bus.replay(gameSnapshots, String(gamePk));
  if (stored === undefined) throw new UpstreamError('timeout', `No process has published game ${gamePk}`);
  return { stored, past: pastOf(stored.value, updates) };
}

async function loadGame(bus: Bus, gamePk: number, visitor: string | null): Promise<Loaded> {
  const state = await askLeader(bus, { gamePk, visitors: [visitor], isWatched: false }).catch((error: unknown) => {
    // without a leader, the last state is shown with its age
    if (error instanceof NoAnswer) return null;
    throw error;
  });
  const found = await readStored(bus, gamePk);
  const { number, value } = found.stored;
  return { ...found, state: state ?? { number, asOf: value.asOf, isStale: true } };
}

/** The stored updates, with that of the snapshot, which is stored before its update. */
function pastOf({ version, delta }: GameSnapshot, updates: GameUpdate[]): GameUpdate[] {
  if (delta === null || updates.some((update) => update.version >= version)) return updates;
  return [...updates, { version, delta, frame: deltaFrame(version, delta) }];
}

/** The first frames for a subscriber that has version `since` (null: none), up to version `to`. */
function initialFrames({ stored, past, state }: Loaded, since: number | null, to: number): Buffer {
  const { version, log } = stored.value;
  const fresh = freshnessOf(state);
  const missed = since === null ? null : updatesBetween(past, since, Math.max(to, version));
  if (missed !== null) return Buffer.concat([...missed.map(({ frame }) => frame), freshFrame(fresh)]);
  const later = updatesBetween(past, version, to) ?? [];
  return Buffer.concat([viewFrame(version, newestViewOf(log), fresh), ...later.map(({ frame }) => frame)]);
}

function freshnessOf({ number: _number, ...freshness }: GameState): Freshness {
  return freshness;
}

/** Returns the same frame for the same frame, so that it is made once for all subscribers with this function. */
type Rewrite = (frame: Buffer) => Buffer;

/** `rewrite`: for a subscriber who does not receive all of a frame */
type Member = { rewrite?: Rewrite | undefined; visitor: string | null };

/** The subscribers of one game. Each frame is encoded once and written to every stream. */
type Audience = {
  readonly size: number;
  /** Two of the subscribers who are not the same visitor. */
  visitors(): (string | null)[];
  add(response: ServerResponse, member: Member): void;
  send(frame: Buffer): void;
  /** Sends a random reconnection delay, so that clients do not reconnect at once, and closes every stream. */
  end(random: () => number): void;
};

/** Maximum buffered bytes of a slow subscriber. A subscriber with more is disconnected and resumes after reconnecting. */
const maxBufferedBytes = 256_000;

export function createAudience(): Audience {
  const responses = new Map<ServerResponse, Member>();
  let isEnded = false;
  return {
    get size() {
      return responses.size;
    },
    visitors() {
      const found = new Set<string | null>();
      for (const { visitor } of responses.values()) if (found.add(visitor).size === 2) break;
      return [...found];
    },
    add(response, member) {
      if (isEnded) {
        response.end();
        return;
      }
      responses.set(response, member);
      response.once('close', () => responses.delete(response));
      response.once('error', () => responses.delete(response));
    },
    send(frame) {
      for (const [response, { rewrite }] of responses) {
        if (response.writableLength > maxBufferedBytes) response.destroy();
        else response.write(rewrite?.(frame) ?? frame);
      }
    },
    end(random) {
      isEnded = true;
      for (const response of responses.keys()) response.end(retryFrame(randomRetryDelay(random)));
      responses.clear();
    },
  };
}
