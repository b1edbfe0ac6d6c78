import type { ServerResponse } from 'node:http';
import { currentVisitor } from '#platform/http/create-visit.ts';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import { type Audience, createAudience, type Rewrite } from './audience.ts';
import type { GameSource } from './game-source.ts';
import type { GameNews } from './game-topics.ts';
import { createInterest, type Interest, type Wanted } from './interest.ts';
import {
  createLiveGame,
  type GameState,
  hasSameFreshness,
  type LiveGame,
  newestViewOf,
  updatesBetween,
  versionOf,
} from './live-game.ts';
import { readGame, type ReadingOptions } from './read-game.ts';
import { relayGame } from './relay-game.ts';
import { freshFrame, retryFrame, viewFrame } from './stream-frames.ts';

/** `since`: the version that the subscriber has; null: none */
export type Subscriber = { response: ServerResponse; since: number | null; rewrite?: Rewrite };

/** A game that this process reads, or has from the process that reads it. */
export type FollowedGame = {
  /** The newest state. Rejects with `UpstreamError` when there is none. */
  read(): Promise<LiveGame>;
  /** What this process knows; null before the first state. */
  newest(): LiveGame | null;
  /** What another process needs to know of the newest state. */
  describe(): Promise<GameNews>;
  /** Sends a subscriber the changes after the version that it has, or the whole view, then every later change. Call it after `read`. */
  join(subscriber: Subscriber): void;
  /** Notes who wants the game, which is then followed for a while. */
  want(wanted: Wanted): void;
  readonly audience: Audience;
  readonly interest: Interest;
  /** Reads the game for all processes of the site, or has it from the one that does. */
  lead(isLeader: boolean): void;
  /** Ends every stream. What other processes have of the game stays. */
  stop(): void;
  /** Stops, and removes what is stored of the game, unless another process has published it since. */
  leave(): Promise<void>;
};

export type FollowedGameOptions = Omit<
  ReadingOptions,
  'reader' | 'onTakenOver' | 'current' | 'show' | 'audience' | 'interest'
> & {
  readerOf(gamePk: number): ReadingOptions['reader'];
  /** called when the game or its freshness has changed */
  onChange: () => void;
};

/** ms after which a client connects again */
const reconnectAfter = 2000;

export function createFollowedGame(options: FollowedGameOptions, isLeader: boolean): FollowedGame {
  const { gamePk, bus, readerOf, realNow, random, onChange } = options;
  const audience = createAudience();
  const interest = createInterest(realNow, audience);
  let state: GameState | null = null;
  let leads = isLeader;

  const known = (): GameState => {
    if (state === null) throw new UpstreamError('timeout', `Game ${gamePk} is not followed`);
    return state;
  };
  const show = (next: GameState): void => {
    const before = state;
    state = next;
    if (before === null) return;
    for (const frame of framesAfter(versionOf(before), next)) audience.send(frame);
    const isAsFresh = hasSameFreshness(before, next);
    if (!isAsFresh) audience.send(freshFrame(next.freshness));
    const isSame =
      before.snapshot === next.snapshot && before.number === next.number && versionOf(before) === versionOf(next);
    if (!isAsFresh || !isSame) onChange();
  };
  const open = (): GameSource => {
    const parts = { ...options, audience, interest, current: () => state, show };
    if (bus !== null && !leads) return relayGame({ ...parts, bus });
    return readGame({ ...parts, reader: readerOf(gamePk), onTakenOver: () => void (source = open()) });
  };
  let source = open();
  const opened = async () => {
    if (state === null) await source.opened;
  };
  const stop = () => {
    source.stop();
    audience.end(random);
  };

  return {
    async read() {
      await opened();
      await source.catchUp?.();
      return createLiveGame(known());
    },
    newest: () => state && createLiveGame(state),
    async describe() {
      await opened();
      const { number, freshness } = known();
      return { number, ...freshness };
    },
    join({ response, since, rewrite }) {
      const frames = framesAfter(since, known());
      if (since !== null) frames.push(freshFrame(known().freshness));
      const first = Buffer.concat(frames);
      response.write(Buffer.concat([retryFrame(reconnectAfter), rewrite?.(first) ?? first]));
      const visitor = currentVisitor();
      audience.add(response, { rewrite, visitor });
      response.once('close', () => interest.note({ visitors: [visitor], isWatched: true }));
    },
    want(wanted) {
      interest.note(wanted);
      source.wake?.();
    },
    audience,
    interest,
    lead(isLeaderNow) {
      if (isLeaderNow === leads) return;
      leads = isLeaderNow;
      source.stop();
      source = open();
    },
    stop,
    async leave() {
      stop();
      await source.forget?.();
    },
  };
}

/** The frames for a subscriber that has version `since` (null: none). */
function framesAfter(since: number | null, state: GameState): Buffer[] {
  const { snapshot, updates, freshness } = state;
  const missed = since === null ? null : updatesBetween(updates, since, versionOf(state));
  if (missed !== null) return missed.map(({ frame }) => frame);
  const later = updatesBetween(updates, snapshot.version, versionOf(state)) ?? [];
  return [viewFrame(snapshot.version, newestViewOf(snapshot.log), freshness), ...later.map(({ frame }) => frame)];
}
