import type { ServerResponse } from 'node:http';
import type { Rewrite } from './audience.ts';
import { createFollower, type Follower, type FollowerOptions } from './follower.ts';
import type { LiveGame } from './live-game.ts';
import type { LiveReader } from './live-reader.ts';
import { heartbeat, randomRetryDelay, retryFrame } from './stream-frames.ts';

export type Viewer = { response: ServerResponse; since: number | null; rewrite?: Rewrite };

/** The followed games. A game without viewers or requests is not followed. */
export type Hub = {
  /** The newest state of a game. Rejects with `UpstreamError` when the first reading fails. */
  game(gamePk: number): Promise<LiveGame>;
  /** Like `game`. The returned function sends a viewer the changes after version `since` (null: the whole view), then every later change. */
  open(gamePk: number): Promise<(viewer: Viewer) => void>;
  readonly gameCount: number;
  readonly viewerCount: number;
  /** Ends every stream, also those that are opened later, so that viewers reconnect. Games are still followed. */
  endStreams(): void;
  /** Reads a game at once, or every game (null), because another process has published a change. */
  wake(gamePk: number | null): void;
  /** Ends every stream and stops following. */
  stop(): Promise<void>;
};

export type HubOptions = Omit<FollowerOptions, 'reader' | 'onChange' | 'onEnd'> & {
  readerOf(gamePk: number): LiveReader;
  /** called when the state of a game has changed */
  onChange?: (gamePk: number) => void;
  /** maximum number of followed games; beyond it, the least recently requested game without viewers is dropped */
  maxGames?: number;
};

const heartbeatEvery = 15_000;
const reconnectAfter = 2000;

export function createHub({ readerOf, onChange, maxGames = 200, ...options }: HubOptions): Hub {
  const followers = new Map<number, Follower>();
  let cancelHeartbeat = () => {};
  let isEnding = false;

  const drop = (gamePk: number, follower: Follower): Promise<void> => {
    if (followers.get(gamePk) === follower) followers.delete(gamePk);
    return follower.stop();
  };
  const follow = (gamePk: number): Follower => {
    if (followers.size >= maxGames) dropOldestUnwatched(followers, drop);
    const follower = createFollower({
      ...options,
      reader: readerOf(gamePk),
      onChange: () => onChange?.(gamePk),
      onEnd: () => void drop(gamePk, follower),
    });
    followers.set(gamePk, follower);
    return follower;
  };
  const getFollower = (gamePk: number): Follower => {
    const follower = followers.get(gamePk) ?? follow(gamePk);
    follower.touch();
    return follower;
  };
  const sendHeartbeat = () => {
    for (const { audience } of followers.values()) audience.send(heartbeat);
    cancelHeartbeat = options.after(heartbeatEvery, sendHeartbeat);
  };
  sendHeartbeat();

  return {
    game: (gamePk) => getFollower(gamePk).game,
    async open(gamePk) {
      if (isEnding) return ({ response }) => void response.end(retryFrame(randomRetryDelay(options.random)));
      const { game, audience } = getFollower(gamePk);
      const live = await game;
      return ({ response, since, rewrite }) => {
        const frames = live.initialFrames(since);
        response.write(Buffer.concat([retryFrame(reconnectAfter), rewrite?.(frames) ?? frames]));
        audience.add(response, rewrite);
      };
    },
    get gameCount() {
      return followers.size;
    },
    get viewerCount() {
      return [...followers.values()].reduce((sum, { audience }) => sum + audience.size, 0);
    },
    endStreams() {
      isEnding = true;
      for (const { audience } of followers.values()) audience.end(options.random);
    },
    wake(gamePk) {
      const woken = gamePk === null ? followers.values() : [followers.get(gamePk)];
      for (const follower of woken) follower?.wake();
    },
    async stop() {
      cancelHeartbeat();
      await Promise.all([...followers].map(([gamePk, follower]) => drop(gamePk, follower)));
    },
  };
}

function dropOldestUnwatched(
  followers: Map<number, Follower>,
  drop: (gamePk: number, follower: Follower) => Promise<void>,
): void {
  const unwatched = [...followers].filter(([, { audience }]) => audience.size === 0);
  const [oldest] = unwatched.toSorted(([, one], [, other]) => one.touchedAt - other.touchedAt);
  if (oldest) void drop(...oldest);
}
