import type { Bus } from '#platform/bus/bus.ts';
import type { FeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { followedGame } from './game-topics.ts';
import { createHubGame, type HubGame, type HubGameOptions, type Viewer } from './hub-game.ts';
import type { LiveGame } from './live-game.ts';
import { createGamePublisher, type GamePublisher, type GamePublisherOptions } from './publish-game.ts';
import { toUpstreamFailure } from './relayed-responses.ts';
import { heartbeat, randomRetryDelay, retryFrame } from './stream-frames.ts';

/** The games that the viewers of this process watch. A game without viewers or requests is not followed. */
export type Hub = {
  /** The newest state of a game. Rejects with `UpstreamError` when the first reading fails. */
  game(gamePk: number): Promise<LiveGame>;
  /** The newest state of a game that is followed already; else null. */
  followed(gamePk: number): LiveGame | null;
  /** Like `game`. The returned function sends a viewer the changes after version `since` (null: the whole view), then every later change. */
  open(gamePk: number): Promise<(viewer: Viewer) => void>;
  readonly gameCount: number;
  readonly viewerCount: number;
  /** Ends every stream, also those that are opened later, so that viewers reconnect. */
  endStreams(): void;
  /** Ends every stream and stops following. */
  stop(): void;
};

export type HubOptions = Omit<HubGameOptions, 'gamePk' | 'onChange' | 'onEnd'> & {
  /** called when the state of a game has changed */
  onChange?: (gamePk: number) => void;
  /** maximum number of games; beyond it, the least recently requested game without viewers is dropped */
  maxGames?: number;
};

const heartbeatEvery = 15_000;

export function createHub({ onChange, maxGames = 200, ...options }: HubOptions): Hub {
  const games = new Map<number, HubGame>();
  let cancelHeartbeat = () => {};
  let isEnding = false;

  const drop = (gamePk: number, game: HubGame): void => {
    if (games.get(gamePk) === game) games.delete(gamePk);
    game.stop();
  };
  const add = (gamePk: number): HubGame => {
    if (games.size >= maxGames) dropOldestUnwatched(games, drop);
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
    game.touch();
    return game;
  };
  const sendHeartbeat = () => {
    for (const { audience } of games.values()) audience.send(heartbeat);
    cancelHeartbeat = options.after(heartbeatEvery, sendHeartbeat);
  };
  sendHeartbeat();

  return {
    game: (gamePk) => find(gamePk).read(),
    followed: (gamePk) => games.get(gamePk)?.newest() ?? null,
    async open(gamePk) {
      if (isEnding) return ({ response }) => void response.end(retryFrame(randomRetryDelay(options.random)));
      const game = find(gamePk);
      await game.read();
      return game.join;
    },
    get gameCount() {
      return games.size;
    },
    get viewerCount() {
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

function dropOldestUnwatched(games: Map<number, HubGame>, drop: (gamePk: number, game: HubGame) => void): void {
  const unwatched = [...games].filter(([, { audience }]) => audience.size === 0);
  const [oldest] = unwatched.toSorted(([, one], [, other]) => one.touchedAt - other.touchedAt);
  if (oldest) drop(...oldest);
}

type Options = Omit<GamePublisherOptions, 'gamePk' | 'reader' | 'previous' | 'onEnd'> & {
  bus: Bus;
  readerOf(gamePk: number): FeedReader;
  /** maximum number of followed games; beyond it, the least recently requested one is dropped */
  maxGames?: number;
};

/** Follows the games that the processes of the site request, until the returned function is called. */
export function leadGames({ bus, readerOf, maxGames = 200, ...options }: Options): () => void {
  const publishers = new Map<number, GamePublisher>();
  /** the games that are no longer followed, until what is stored of them is removed */
  const leaving = new Map<number, Promise<void>>();

  const drop = (gamePk: number, publisher: GamePublisher) => {
    if (publishers.get(gamePk) !== publisher) return;
    publishers.delete(gamePk);
    const left = publisher.end().finally(() => leaving.get(gamePk) === left && leaving.delete(gamePk));
    leaving.set(gamePk, left);
  };
  const follow = (gamePk: number): GamePublisher => {
    if (publishers.size >= maxGames) {
      const [oldest] = [...publishers].toSorted(([, one], [, other]) => one.touchedAt - other.touchedAt);
      if (oldest) drop(...oldest);
    }
    const publisher = createGamePublisher({
      ...options,
      bus,
      gamePk,
      reader: readerOf(gamePk),
      previous: leaving.get(gamePk),
      onEnd: () => drop(gamePk, publisher),
    });
    publishers.set(gamePk, publisher);
    return publisher;
  };
  const stopAnswering = bus.answer(followedGame, async (gamePk) => {
    const publisher = publishers.get(gamePk) ?? follow(gamePk);
    publisher.touch();
    return publisher.state().catch((error: unknown) => ({ failure: toUpstreamFailure(error) }));
  });

  return () => {
    stopAnswering();
    // the next leader continues with what is stored
    for (const publisher of publishers.values()) publisher.stop();
  };
}
