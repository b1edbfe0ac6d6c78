import { availableParallelism, loadavg } from 'node:os';

/** Describes the load of the machine, to interpret the results. */
export function describeMachineLoad(): string {
  return `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;
}
