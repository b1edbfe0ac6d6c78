/** Calls `run` once after `ms` real milliseconds. Returns a function that cancels it. Tests pass their own. */
export type After = (ms: number, run: () => void) => () => void;

/** Timers that do not keep the process running. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
