import { baseballDay, baseballDayStart } from '#rules/baseball/game/baseball-day.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';

/** Many fans watch a game on the day after it, or the day after that. */
const sealedDays = 3;

/** The first league day (YYYY-MM-DD) whose results do not count in figures for viewers who hide scores. `now`: epoch ms (UTC). */
export function firstSealedDay(now: number): string {
  return addDays(baseballDay(now), 1 - sealedDays);
}

/** The last instant (epoch ms, UTC) whose results count for viewers who hide scores. */
export function sealedSince(now: number): number {
  return baseballDayStart(firstSealedDay(now));
}

/** The last league day (YYYY-MM-DD) whose results count for viewers who hide scores. */
export function lastShownDay(now: number): string {
  return addDays(firstSealedDay(now), -1);
}
