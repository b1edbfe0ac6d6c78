import type { Clock } from '#server/clock.ts';
import { runAsVisitor } from '#server/current-visitor.ts';
import type { FeedReader, FeedReading } from '#server/statsapi/live/feed-reader.ts';
import { type Audience, createAudience } from './audience.ts';
import { createLiveGame, type LiveGame } from './live-game.ts';
import { isOver, pollInterval } from './poll-interval.ts';
import type { After } from './timers.ts';

/** One poll loop per game, regardless of the number of viewers. */
export type Follower = {
  /** resolves after the first reading; rejects when it fails */
  readonly game: Promise<LiveGame>;
  readonly audience: Audience;
  /** real time (epoch ms) of the last request for the game */
  readonly touchedAt: number;
  /** Records a request for the game, which is then followed for a while. */
  touch(): void;
  stop(): void;
};

export type FollowerOptions = {
  reader: FeedReader;
  clock: Clock;
  after: After;
  /** 0 (inclusive) to 1 (exclusive) */
  random: () => number;
  /** real time, epoch ms */
  realNow: () => number;
  log: { warn(detail: object, message: string): void };
  /** called when the game or its freshness has changed */
  onChange?: () => void;
  /** called when the loop has ended: the game has no viewers, or the first reading failed */
  onEnd: () => void;
};

/** ms for which a game without viewers is followed after the last request. A game that is over stays in memory longer. */
const followedFor = { live: 20_000, over: 600_000 };
/** number of polls of a game that is over, for late corrections */
const pollsAfterEnd = 5;
/** ms before a game that could not be read is requested again */
const pauseAfterFailure = 3000;

export function createFollower(options: FollowerOptions): Follower {
  const { reader, clock, after, random, realNow, log, onChange, onEnd } = options;
  const audience = createAudience();
  let touchedAt = realNow();
  let cancel = () => {};
  let isStopped = false;
  let failures = 0;
  let pollsLeft = pollsAfterEnd;

  const startGame = (first: FeedReading): LiveGame => {
    const game = createLiveGame(first, realNow());
    schedule(game, first.waitSeconds);
    return game;
  };
  const endAfterFailure = (error: unknown): never => {
    cancel = after(pauseAfterFailure, onEnd);
    throw error;
  };
  const schedule = (game: LiveGame, waitSeconds: number) => {
    if (isStopped) return;
    const interval = pollInterval({ waitSeconds, view: game.view, now: clock.now(), speed: clock.speed, failures });
    cancel = after(interval * (0.9 + 0.2 * random()), () => void poll(game, waitSeconds));
  };
  const poll = async (game: LiveGame, waitSeconds: number) => {
    const over = isOver(game.view);
    if (!isWatched(over)) return onEnd();
    pollsLeft = over ? pollsLeft - 1 : pollsAfterEnd;
    schedule(game, pollsLeft < 0 ? waitSeconds : await readOnce(game, waitSeconds));
  };
  const send = (frames: Buffer[]) => {
    for (const frame of frames) audience.send(frame);
    if (frames.length > 0) onChange?.();
  };
  const readOnce = async (game: LiveGame, waitSeconds: number): Promise<number> => {
    try {
      // the visitor who requested the game first must not be charged
      const reading = await runAsVisitor(null, () => reader.read());
      failures = reading.isStale ? failures + 1 : 0;
      send(game.applyReading(reading));
      return reading.waitSeconds;
    } catch (error) {
      failures += 1;
      log.warn({ gamePk: game.view.gamePk, failures, err: error }, 'A followed game could not be read');
      send(game.recordFailure());
      return waitSeconds;
    }
  };
  const isWatched = (over: boolean) =>
    audience.size > 0 || realNow() - touchedAt < (over ? followedFor.over : followedFor.live);

  const game = reader.read().then(startGame, endAfterFailure);
  game.catch(() => {});
  return {
    game,
    audience,
    get touchedAt() {
      return touchedAt;
    },
    touch() {
      touchedAt = realNow();
    },
    stop() {
      isStopped = true;
      cancel();
      audience.end(random);
    },
  };
}
