/** Calls `run` after `ms` real milliseconds, once; the answer cancels it. A parameter, so that tests own the time. */
export type After = (ms: number, run: () => void) => () => void;

/** Timers that keep no process alive. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
