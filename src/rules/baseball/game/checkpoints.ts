import type { GameLog } from './event.ts';
import { playsOf, viewOf } from './fold.ts';
import type { GameView, PlateAppearance } from './model.ts';
import { startOf, type Progress } from './progress.ts';
import { step } from './step.ts';

/** A game whose state at any event is computed in a few steps. */
export type Checkpoints = {
  readonly log: GameLog;
  /** Number of events at or before a time (epoch ms, UTC). */
  countAt(time: number): number;
  /** The progress after the first `count` events, as `progressAt` computes it for their time. */
  after(count: number): Progress;
};

/** number of events between two stored states */
const defaultDistance = 16;

/**
 * Folds a game once and stores its state at every `distance`-th event. The stored states share their unchanged parts, so that
 * a whole game needs little memory.
 */
export function createCheckpoints(log: GameLog, distance = defaultDistance): Checkpoints {
  const { header, events } = log;
  const advance = (game: Progress, from: number, to: number): Progress => {
    let after = game;
    for (const event of events.slice(from, to)) after = step(after, event, header);
    return after;
  };
  const start = startOf(header, events);
  const stored = [start];
  for (let from = 0; from + distance <= events.length; from += distance)
    stored.push(advance(stored.at(-1) ?? start, from, from + distance));

  return {
    log,
    countAt(time) {
      let low = 0;
      let high = events.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((events[middle]?.at ?? Infinity) <= time) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    after(count) {
      const wanted = Math.max(0, Math.min(events.length, count));
      const place = Math.floor(wanted / distance);
      return advance(stored[place] ?? start, place * distance, wanted);
    },
  };
}

/** The view and the plate appearances after the first `count` events. */
export function stateAfter({ log, after }: Checkpoints, count: number): { view: GameView; plays: PlateAppearance[] } {
  const game = after(count);
  return { view: viewOf(log.header, game), plays: playsOf(game) };
}
