import type { After } from '#platform/jobs/timers.ts';

type Timer = { due: number; run: () => void };

/** Real time controlled by a test: timers run when `pass` reaches them, in order. */
export function manualTime() {
  const timers = new Set<Timer>();
  let now = 1_000_000;
  const after: After = (ms, run) => {
    const timer = { due: now + ms, run };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const nextDue = (until: number) =>
    [...timers].filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0];
  const pass = (ms: number) => {
    const until = now + ms;
    for (let timer = nextDue(until); timer; timer = nextDue(until)) {
      timers.delete(timer);
      now = timer.due;
      timer.run();
    }
    now = until;
  };
  return { after, pass, now: () => now, delays: () => [...timers].map(({ due }) => due - now) };
}
