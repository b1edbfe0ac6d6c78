import { formatHoursAndMinutes } from '../../ui/time-text.ts';
import type { Waiting } from './waiting.ts';

const minute = 60_000;

/** 'next lock in 2 h 05 min', or the reason why there is none. */
export function lockWords({ toCall, nextLock }: Pick<Waiting, 'toCall' | 'nextLock'>, now: number): string {
  if (toCall === 0) return 'all called, or all locked';
  if (nextLock === null) return 'no lock has been set yet';
  return `next lock in ${formatHoursAndMinutes(Math.max(0, Math.ceil((nextLock - now) / minute)))}`;
}
