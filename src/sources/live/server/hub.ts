import { LRUCache } from 'lru-cache';
import type { Bus } from '#platform/bus/bus.ts';
import { currentVisitor, runAsVisitor } from '#platform/http/create-visit.ts';
import { isBusy, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import type { FeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { followedGame, type GameState } from './game-topics.ts';
import { createHubGame, type HubGame, type HubGameOptions, type Subscriber } from './hub-game.ts';
import { gameToDrop, type Wanted } from './interest.ts';
import type { LiveGame } from './live-game.ts';
import { createGamePublisher, type GamePublisher, type GamePublisherOptions } from './publish-game.ts';
import { toUpstreamFailure } from './relayed-responses.ts';
import { heartbeat, randomRetryDelay, retryFrame } from './stream-frames.ts';

/** The games that the subscribers of this process watch. A game without subscribers or requests is not followed. */
export type Hub = {
  /** The newest state of a game. Rejects with `UpstreamError` when the first reading fails. */
  game(gamePk: number): Promise<LiveGame>;
  /** The newest state of a game that is followed already; else null. */
  followed(gamePk: number): LiveGame | null;
  /** Like `game`. The returned function sends a subscriber the changes after version `since` (null: the whole view), then every later change. */
  open(gamePk: number): Promise<(subscriber: Subscriber) => void>;
  readonly gameCount: number;
  readonly subscriberCount: number;
  /** Ends every stream, also those that are opened later, so that subscribers reconnect. */
  endStreams(): void;
  /** Ends every stream and stops following. */
  stop(): void;
};

export type HubOptions = Omit<HubGameOptions, 'gamePk' | 'onChange' | 'onEnd'> & {
  /** called when the state of a game has changed */
  onChange?: (gamePk: number) => void;
  /** maximum number of games; beyond it, the least recently requested game without subscribers is dropped (see `gameToDrop`) */
  maxGames?: number;
};

const heartbeatEvery = 15_000;
/** ms for which it is remembered that the upstream has no such game, and the number of such games */
const unknownFor = 60_000;
const mostUnknown = 5000;

export function createHub({ onChange, maxGames = 200, ...options }: HubOptions): Hub {
  const games = new Map<number, HubGame>();
  let cancelHeartbeat = () => {};
  let isEnding = false;

  const drop = (gamePk: number, game: HubGame): void => {
    if (games.get(gamePk) === game) games.delete(gamePk);
    game.stop();
  };
  const add = (gamePk: number): HubGame => {
    if (games.size >= maxGames) drop(...gameToDrop(games));
    const game = createHubGame({
      ...options,
      gamePk,
      onChange: () => onChange?.(gamePk),
      onEnd: () => drop(gamePk, game),
    });
    games.set(gamePk, game);
    return game;
  };
  const find = (gamePk: number): HubGame => {
    const game = games.get(gamePk) ?? add(gamePk);
    game.interest.note({ visitors: [currentVisitor()], isWatched: game.audience.size > 0 });
    return game;
  };
  const read = async (gamePk: number): Promise<{ game: HubGame; state: LiveGame }> => {
    const isOfOther = games.has(gamePk);
    const game = find(gamePk);
    try {
      return { game, state: await game.read() };
    } catch (error) {
      if (isOfOther && isBusy(error)) return read(gamePk);
      throw error;
    }
  };
  const sendHeartbeat = () => {
    for (const { audience } of games.values()) audience.send(heartbeat);
    cancelHeartbeat = options.after(heartbeatEvery, sendHeartbeat);
  };
  sendHeartbeat();

  return {
    game: async (gamePk) => (await read(gamePk)).state,
    followed: (gamePk) => games.get(gamePk)?.newest() ?? null,
    async open(gamePk) {
      if (isEnding) return ({ response }) => void response.end(retryFrame(randomRetryDelay(options.random)));
      return (await read(gamePk)).game.join;
    },
    get gameCount() {
      return games.size;
    },
    get subscriberCount() {
      return [...games.values()].reduce((sum, { audience }) => sum + audience.size, 0);
    },
    endStreams() {
      isEnding = true;
      for (const { audience } of games.values()) audience.end(options.random);
    },
    stop() {
      cancelHeartbeat();
      for (const [gamePk, game] of games) drop(gamePk, game);
    },
  };
}

type Options = Omit<GamePublisherOptions, 'gamePk' | 'reader' | 'previous' | 'onEnd'> & {
  bus: Bus;
  readerOf(gamePk: number): FeedReader;
  /** maximum number of followed games; beyond it, one is dropped (see `gameToDrop`) */
  maxGames?: number;
};

/** Follows the games that the processes of the site request, until the returned function is called. */
export function leadGames({ bus, readerOf, maxGames = 200, ...options }: Options): () => void {
  const publishers = new Map<number, GamePublisher>();
  /** the games that are no longer followed, until what is stored of them is removed */
  const leaving = new Map<number, Promise<void>>();
  const unknown = new LRUCache<number, UpstreamNotFound>({
    max: mostUnknown,
    ttl: unknownFor,
    perf: { now: options.realNow },
  });

  const drop = (gamePk: number, publisher: GamePublisher) => {
    if (publishers.get(gamePk) !== publisher) return;
    publishers.delete(gamePk);
    const left = publisher.end().finally(() => leaving.get(gamePk) === left && leaving.delete(gamePk));
    leaving.set(gamePk, left);
  };
  const follow = (gamePk: number): GamePublisher => {
    if (publishers.size >= maxGames) drop(...gameToDrop(publishers));
    const publisher = createGamePublisher({
      ...options,
      bus,
      gamePk,
      reader: readerOf(gamePk),
      previous: leaving.get(gamePk),
      onEnd(error) {
        if (error instanceof UpstreamNotFound) unknown.set(gamePk, error);
        drop(gamePk, publisher);
      },
    });
    publishers.set(gamePk, publisher);
    return publisher;
  };
  /** `visitor`: who alone wants the game, and causes its first reading */
  const read = async (gamePk: number, wanted: Wanted): Promise<GameState> => {
    const failure = unknown.get(gamePk);
    if (failure !== undefined) throw failure;
    const known = publishers.get(gamePk);
    const publisher = known ?? runAsVisitor(onlyOf(wanted), () => follow(gamePk));
    publisher.interest.note(wanted);
    try {
      return await publisher.state();
    } catch (error) {
      if (known !== undefined && isBusy(error)) return read(gamePk, wanted);
      throw error;
    }
  };
  const stopAnswering = bus.answer(followedGame, ({ gamePk, ...wanted }) =>
    read(gamePk, wanted).catch((error: unknown) => ({ failure: toUpstreamFailure(error) })),
  );

  return () => {
    stopAnswering();
    // the next leader continues with what is stored
    for (const publisher of publishers.values()) publisher.stop();
  };
}

function onlyOf({ visitors: [visitor = null, ...others] }: Wanted): string | null {
  return others.length === 0 ? visitor : null;
}
