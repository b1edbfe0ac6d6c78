import { LRUCache } from 'lru-cache';
import { currentVisitor, runAsVisitor } from '#platform/http/create-visit.ts';
import { isBusy, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { createFollowedGame, type FollowedGame, type FollowedGameOptions, type Subscriber } from './followed-game.ts';
import { followedGame } from './game-topics.ts';
import { gameToDrop, type Wanted } from './interest.ts';
import type { LiveGame } from './live-game.ts';
import { toUpstreamFailure } from './relayed-responses.ts';
import { heartbeat, randomRetryDelay, retryFrame } from './stream-frames.ts';

/** The games that are watched or requested. A game without subscribers or requests is not followed. */
export type Hub = {
  /** The newest state of a game. Rejects with `UpstreamError` when the first reading fails. */
  game(gamePk: number): Promise<LiveGame>;
  /** The newest state of a game that is followed already; else null. */
  followed(gamePk: number): LiveGame | null;
  /** Like `game`. The returned function sends a subscriber the changes after version `since` (null: the whole view), then every later change. */
  open(gamePk: number): Promise<(subscriber: Subscriber) => void>;
  readonly gameCount: number;
  readonly subscriberCount: number;
  /** With several processes: reads games for all of them, or no longer does. */
  lead(isLeader: boolean): void;
  /** Ends every stream, also those that are opened later, so that subscribers reconnect. */
  endStreams(): void;
  /** Ends every stream and stops following. */
  stop(): void;
};

export type HubOptions = Omit<FollowedGameOptions, 'gamePk' | 'previous' | 'onChange' | 'onEnd'> & {
  /** called when the state of a game has changed */
  onChange?: (gamePk: number) => void;
  /** maximum number of games; beyond it, the least recently requested game without subscribers is dropped (see `gameToDrop`) */
  maxGames?: number;
};

const heartbeatEvery = 15_000;
/** ms for which it is remembered that the upstream has no such game, and the number of such games */
const unknownFor = 60_000;
const mostUnknown = 5000;

export function createHub(options: HubOptions): Hub {
  const { bus, after, random } = options;
  const games = followGames(options);
  let stopAnswering = () => {};
  let cancelHeartbeat = () => {};
  let isEnding = false;

  const use = <T>(gamePk: number, work: (game: FollowedGame) => Promise<T>): Promise<T> =>
    games.use(gamePk, { visitors: [currentVisitor()], isWatched: false }, work);
  const sendHeartbeat = () => {
    for (const { audience } of games.all()) audience.send(heartbeat);
    cancelHeartbeat = after(heartbeatEvery, sendHeartbeat);
  };
  sendHeartbeat();

  return {
    game: (gamePk) => use(gamePk, (game) => game.read()),
    followed: (gamePk) => games.get(gamePk)?.newest() ?? null,
    async open(gamePk) {
      if (isEnding) return ({ response }) => void response.end(retryFrame(randomRetryDelay(random)));
      return use(gamePk, async (game) => {
        await game.read();
        return game.join;
      });
    },
    get gameCount() {
      return games.all().length;
    },
    get subscriberCount() {
      return games.all().reduce((sum, { audience }) => sum + audience.size, 0);
    },
    lead(isLeader) {
      stopAnswering();
      stopAnswering = () => {};
      if (bus === null) return;
      games.lead(isLeader);
      if (!isLeader) return;
      stopAnswering = bus.answer(followedGame, ({ gamePk, ...wanted }) =>
        games
          .use(gamePk, wanted, (game) => game.describe())
          .catch((error: unknown) => ({ failure: toUpstreamFailure(error) })),
      );
    },
    endStreams() {
      isEnding = true;
      for (const { audience } of games.all()) audience.end(random);
    },
    stop() {
      stopAnswering();
      cancelHeartbeat();
      games.stop();
    },
  };
}

/** The followed games by `gamePk`. */
function followGames({ onChange, maxGames = 200, ...options }: HubOptions) {
  const { bus, realNow } = options;
  const games = new Map<number, FollowedGame>();
  /** the games that are no longer followed, until what is stored of them is removed */
  const leaving = new Map<number, Promise<void>>();
  const unknown = new LRUCache<number, UpstreamNotFound>({ max: mostUnknown, ttl: unknownFor, perf: { now: realNow } });
  let leads = bus === null;

  const drop = (gamePk: number, game: FollowedGame): void => {
    if (games.get(gamePk) !== game) return;
    games.delete(gamePk);
    const left = game.leave().finally(() => leaving.get(gamePk) === left && leaving.delete(gamePk));
    leaving.set(gamePk, left);
  };
  const add = (gamePk: number): FollowedGame => {
    if (games.size >= maxGames) drop(...gameToDrop(games));
    const onEnd = (error?: unknown) => {
      if (error instanceof UpstreamNotFound) unknown.set(gamePk, error);
      drop(gamePk, game);
    };
    const previous = leaving.get(gamePk);
    const game = createFollowedGame({ ...options, gamePk, previous, onChange: () => onChange?.(gamePk), onEnd }, leads);
    games.set(gamePk, game);
    return game;
  };
  /** Follows the game for a while, and does the work with it. */
  const use = async <T>(gamePk: number, wanted: Wanted, work: (game: FollowedGame) => Promise<T>): Promise<T> => {
    const failure = unknown.get(gamePk);
    if (failure !== undefined) throw failure;
    const known = games.get(gamePk);
    // who alone wants the game causes its first reading
    const game = known ?? runAsVisitor(onlyOf(wanted), () => add(gamePk));
    game.want(wanted);
    try {
      return await work(game);
    } catch (error) {
      // it was refused to another visitor
      if (known !== undefined && isBusy(error)) return use(gamePk, wanted, work);
      throw error;
    }
  };
  return {
    use,
    get: (gamePk: number) => games.get(gamePk),
    all: () => [...games.values()],
    lead(isLeader: boolean): void {
      leads = isLeader;
      for (const game of games.values()) game.lead(isLeader);
    },
    stop(): void {
      // the next leader continues with what is stored
      for (const game of games.values()) game.stop();
      games.clear();
    },
  };
}

function onlyOf({ visitors: [visitor = null, ...others] }: Wanted): string | null {
  return others.length === 0 ? visitor : null;
}
