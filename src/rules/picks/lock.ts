import type { PickableGame } from './model.ts';

/** Picking closes this long before the scheduled first pitch. Source: the product specification, section 9. */
const lockLeadMinutes = 10;

export const lockLeadMs = lockLeadMinutes * 60_000;

const numberNames = new Map([
  [5, 'five'],
  [10, 'ten'],
  [15, 'fifteen'],
  [20, 'twenty'],
  [30, 'thirty'],
]);

/** 'ten minutes'; a number without a name is written in digits. */
export function formatMinutes(minutes: number): string {
  return `${numberNames.get(minutes) ?? String(minutes)} minutes`;
}

export const lockLeadText = formatMinutes(lockLeadMinutes);

/** Returns the lock time (epoch ms, UTC) of a game that is not stored yet; null while the start is to be determined. */
export function scheduledLock(startsAt: number | null): number | null {
  return startsAt === null ? null : startsAt - lockLeadMs;
}

/** Whether a pick may be made, changed or withdrawn at `now` (epoch ms, UTC). */
export function isOpenForPicks({ phase, locksAt, noPicksReason }: PickableGame, now: number): boolean {
  return phase === 'open' && noPicksReason === null && (locksAt === null || now < locksAt);
}
