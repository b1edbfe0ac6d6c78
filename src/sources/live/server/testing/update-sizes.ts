import type { GameLog } from '#rules/baseball/game/event.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { viewsOf } from '#rules/baseball/game/testing/views-of.ts';
import { diffViews } from '../../diff-views.ts';
import { deltaFrame } from '../stream-frames.ts';

const sizesOf = (before: GameView | undefined, after: GameView): number[] => {
  const delta = before && diffViews(before, after);
  return delta ? [deltaFrame(1_718_158_368_123, delta).length] : [];
};

/** Sizes in bytes of the updates of whole games, with their frames. Events of the same time are one update. */
export function updateSizes(logs: GameLog[]): { median: number; p99: number; max: number; count: number } {
  const sizes = logs.flatMap((log) => {
    const views = viewsOf(log).filter((_, place) => log.events[place]?.at !== log.events[place + 1]?.at);
    return views.flatMap((view, place) => sizesOf(views[place - 1], view));
  });
  const sorted = sizes.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0, count: sorted.length };
}
