import {
  type AnnouncementQueue,
  emptyQueue,
  offer,
  take,
  sentenceBetween,
  type Verbosity,
} from '#features/listening/rules/sentence-between.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { stateAfter, createCheckpoints } from '#rules/baseball/game/fold.ts';

const seconds = (ms: number): string => `${Math.round(ms / 1000)}`.padStart(4);

/**
 * What is spoken of an inning, one sentence per line, after the seconds since its first event. `pace`: how many times faster
 * than the game.
 */
export function transcriptOf(log: GameLog, inning: number, verbosity: Verbosity, pace = 1): string[] {
  const checkpoints = createCheckpoints(log);
  const times = [...new Set(log.events.map(({ at }) => at ?? 0))].toSorted((one, other) => one - other);
  const views = times.map((at) => ({ at: at / pace, view: stateAfter(checkpoints, checkpoints.countAt(at)).view }));
  const steps = views.flatMap(({ at, view }, place) => {
    const before = views[place - 1]?.view;
    return before && view.inning === inning ? [{ at, before, after: view }] : [];
  });
  const start = steps[0]?.at ?? 0;
  const lines: string[] = [];
  let queue: AnnouncementQueue = emptyQueue;
  const speak = (now: number): void => {
    const taken = take(queue, now);
    ({ queue } = taken);
    if (taken.text !== null) lines.push(`${seconds(now - start)} ${taken.text}`);
  };
  for (const [place, step] of steps.entries()) {
    const sentence = sentenceBetween(step, verbosity);
    if (sentence !== null) queue = offer(queue, sentence);
    speak(step.at);
    const { wait } = take(queue, step.at);
    const due = step.at + (wait ?? 0);
    if (wait !== null && due < (steps[place + 1]?.at ?? Infinity)) speak(due);
  }
  return lines;
}
