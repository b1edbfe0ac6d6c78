import type { Waiting } from './waiting.ts';

const minute = 60_000;

/** 'next lock in 2 h 05 min', or that there is nothing to lock. */
export function lockWords({ toCall, nextLock }: Pick<Waiting, 'toCall' | 'nextLock'>, now: number): string {
  if (toCall === 0) return 'all called, or all locked';
  if (nextLock === null) return 'no lock has been set yet';
  const minutes = Math.max(0, Math.ceil((nextLock - now) / minute));
  const hours = Math.floor(minutes / 60);
  const left = hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  return `next lock in ${left}`;
}
