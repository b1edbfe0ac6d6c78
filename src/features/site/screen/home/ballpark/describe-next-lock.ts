import { formatHoursAndMinutes } from '#ui/time/time-text.ts';
import type { PickCounts } from './pick-counts.ts';

const minute = 60_000;

/** 'next lock in 2 h 05 min', or the reason why there is none. */
export function describeNextLock({ toPick, nextLock }: Pick<PickCounts, 'toPick' | 'nextLock'>, now: number): string {
  if (toPick === 0) return 'all called, or all locked';
  if (nextLock === null) return 'no lock has been set yet';
  return `next lock in ${formatHoursAndMinutes(Math.max(0, Math.ceil((nextLock - now) / minute)))}`;
}
