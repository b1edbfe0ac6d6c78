import { availableParallelism, loadavg } from 'node:os';

/** How busy the machine is beside us, for whoever reads the figures. */
export function describeMachineLoad(): string {
  return `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;
}
