import { performance } from 'node:perf_hooks';

const busyShare = 0.5;

/** Creates a function that returns whether this process was busy for more than half of the time since the call before. */
export function createBusyCheck(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const before = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, before).utilization > busyShare;
  };
}
