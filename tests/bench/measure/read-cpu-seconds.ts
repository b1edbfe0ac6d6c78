import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Reads the processor time of a process in seconds from Linux (user and system, proc(5) fields 14 and 15). */
export function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
