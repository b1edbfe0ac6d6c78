import { readFileSync } from 'node:fs';

/** Resident memory in MB: all pages, and with pages of several processes counted in shares. */
export type Memory = { rss: number; pss: number };

/** Reads the memory of a process from Linux. */
export function readMemory(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024;
  return { rss: read('Rss'), pss: read('Pss') };
}

/** Formats memory, such as "98.5 MB (PSS 61.2)". */
export function formatMemory({ rss, pss }: Memory): string {
  return `${rss.toFixed(1)} MB (PSS ${pss.toFixed(1)})`;
}
