import type { After } from '#platform/jobs/timers.ts';
import { isBusy, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import type { Audience } from './audience.ts';
import type { Interest } from './interest.ts';
import type { GameState } from './live-game.ts';

/** Where a process has the states of a game from. */
export type GameSource = {
  /** resolves after the first state; rejects if there is none */
  opened: Promise<void>;
  /** Resolves when the snapshot is as new as the updates. */
  catchUp?(): Promise<void>;
  /** The game is requested. */
  wake?(): void;
  stop(): void;
  /** Removes what is stored of the game. */
  forget?(): Promise<void>;
};

export type SourceOptions = {
  gamePk: number;
  after: After;
  /** 0 (inclusive) to 1 (exclusive) */
  random: () => number;
  /** real time, epoch ms */
  realNow: () => number;
  log: { warn(detail: object, message: string): void };
  /** the state that this process knows; null before the first one */
  current(): GameState | null;
  /** Sends subscribers what is new in a state. */
  show(next: GameState): void;
  audience: Audience;
  interest: Interest;
  /** called when no one wants the game, or when it could not be read, with the error */
  onEnd: (error?: unknown) => void;
};

/** ms between two questions of a process whether a game is still followed */
export const askEvery = 5000;

/** ms before a game that could not be read is requested again */
const pauseAfterFailure = 3000;

/** Ends a game without a first state. At once, if the failure depends on the visitor or is remembered; else after a pause. */
export function endAfterFailure(error: unknown, { after, onEnd }: Pick<SourceOptions, 'after' | 'onEnd'>): () => void {
  const isRetriedAtOnce = error instanceof UpstreamNotFound || isBusy(error);
  if (!isRetriedAtOnce) return after(pauseAfterFailure, () => onEnd(error));
  onEnd(error);
  return () => {};
}
