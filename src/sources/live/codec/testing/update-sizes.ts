import type { GameLog } from '#rules/baseball/game/event.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { viewsOf } from '#rules/baseball/game/testing/views-of.ts';
import { diffViews, encodeDelta } from '../delta.ts';

/** Counts the UTF-8 bytes of a text. */
type SizeOf = (text: string) => number;

/** One update as a server-sent event, including the framing. */
const updateOf = (before: GameView | undefined, after: GameView): string[] => {
  const delta = before && diffViews(before, after);
  return delta ? [`id: 1718158368123\nevent: delta\ndata: ${encodeDelta(delta)}\n\n`] : [];
};

/** Sizes in bytes of the updates of whole games. Events of the same time are one update. */
export function updateSizes(
  logs: GameLog[],
  sizeOf: SizeOf,
): { median: number; p99: number; max: number; count: number } {
  const sizes = logs.flatMap((log) => {
    const views = viewsOf(log).filter((_, place) => log.events[place]?.at !== log.events[place + 1]?.at);
    return views.flatMap((view, place) => updateOf(views[place - 1], view)).map(sizeOf);
  });
  const sorted = sizes.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0, count: sorted.length };
}
