import type { Clock } from '#server/clock.ts';
import { runAsVisitor } from '#server/current-visitor.ts';
import { type Audience, createAudience } from './audience.ts';
import { createLiveGame, type LiveGame } from './live-game.ts';
import type { LiveReader, LiveReading, PreparedUpdate } from './live-reader.ts';
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
  /** Reads the game at once, because another process has published a change. */
  wake(): void;
  /** Resolves when another process can follow the upstream. */
  stop(): Promise<void>;
};

export type FollowerOptions = {
  reader: LiveReader;
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
  let waitSeconds = 0;
  /** null before the first reading, and during each other one */
  let waiting: LiveGame | null = null;
  let isWoken = false;

  const apply = async (update: PreparedUpdate) => {
    if (await applyUpdate(update, reader, audience)) onChange?.();
  };
  const startGame = async (readings: LiveReading[]): Promise<LiveGame> => {
    const game = await openGame(readings, { reader, audience, version: realNow(), now: clock.now() });
    waitSeconds = readings.at(-1)?.waitSeconds ?? 0;
    schedule(game);
    return game;
  };
  const schedule = (game: LiveGame) => {
    if (isStopped) return;
    waiting = game;
    const interval = pollInterval({ waitSeconds, view: game.view, now: clock.now(), speed: clock.speed, failures });
    cancel = after(interval * (0.9 + 0.2 * random()), () => void poll(game));
    if (isWoken) wake();
  };
  const wake = () => {
    isWoken = waiting === null;
    if (waiting === null || isStopped || !reader.isAdopting) return;
    cancel();
    void readAndSchedule(waiting);
  };
  const poll = async (game: LiveGame) => {
    const over = isOver(game.view);
    if (!isWatched(over)) return onEnd();
    pollsLeft = over ? pollsLeft - 1 : pollsAfterEnd;
    if (pollsLeft < 0) schedule(game);
    else await readAndSchedule(game);
  };
  const readAndSchedule = async (game: LiveGame) => {
    waiting = null;
    await readOnce(game);
    schedule(game);
  };
  const readOnce = async (game: LiveGame) => {
    try {
      // the visitor who requested the game first must not be charged
      const reading = await runAsVisitor(null, () => reader.read());
      failures = reading.isStale && !reader.isAdopting ? failures + 1 : 0;
      waitSeconds = reading.waitSeconds;
      await apply(game.prepare(reading, clock.now()));
    } catch (error) {
      failures += 1;
      log.warn({ gamePk: game.view.gamePk, failures, err: error }, 'A followed game could not be read');
      await apply(game.prepareFailure());
    }
  };
  const isWatched = (over: boolean) =>
    audience.size > 0 || realNow() - touchedAt < (over ? followedFor.over : followedFor.live);

  const game = reader.open().then(startGame);
  game.catch(() => (cancel = after(pauseAfterFailure, onEnd)));
  return {
    game,
    audience,
    get touchedAt() {
      return touchedAt;
    },
    touch() {
      touchedAt = realNow();
    },
    wake,
    stop() {
      isStopped = true;
      cancel();
      audience.end(random);
      return reader.close();
    },
  };
}

/**
 * Other processes receive an update first, so that no viewer has a version that another process counts differently. Resolves to
 * whether the state has changed for viewers.
 */
async function applyUpdate(update: PreparedUpdate, reader: LiveReader, audience: Audience): Promise<boolean> {
  if (!(await reader.publish(update))) return false;
  const frames = update.apply();
  for (const frame of frames) audience.send(frame);
  return frames.length > 0;
}

type Opening = { reader: LiveReader; audience: Audience; version: number; now: number };

async function openGame(
  [first, ...later]: LiveReading[],
  { reader, audience, version, now }: Opening,
): Promise<LiveGame> {
  if (first === undefined) throw new TypeError('No reading');
  const game = createLiveGame(first, version, now);
  await reader.publish(game.prepare(first, now));
  for (const reading of later) await applyUpdate(game.prepare(reading, now), reader, audience);
  return game;
}
