/** Calls `run` once after `ms` real milliseconds, at most 24 days. Returns a function that cancels it. Tests pass their own. */
export type After = (ms: number, run: () => void) => () => void;

/** The platform's longest timer; a longer one would run at once. */
const longestTimer = 2 ** 31 - 1;

/** Timers that do not keep the process running. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, Math.min(ms, longestTimer));
  timer.unref();
  return () => clearTimeout(timer);
};
