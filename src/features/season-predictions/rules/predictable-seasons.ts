import { newestSeason } from '#rules/baseball/seasons/season-choice.ts';
import type { Season } from '#rules/baseball/seasons/season.ts';

/**
 * The seasons whose predictions are open or scored on a day (YYYY-MM-DD): the season in progress or the last one, and once that has
 * ended, the next one of the calendar.
 */
export function predictableSeasons(calendar: readonly Season[], today: string): Season[] {
  const current = newestSeason(calendar, today);
  const isOver = current === null || (current.end ?? current.regularEnd ?? current.id) < today;
  const [next] = calendar
    .filter(({ regularStart }) => regularStart !== null && regularStart > today)
    .toSorted((a, b) => a.id.localeCompare(b.id));
  return [...(current === null ? [] : [current]), ...(isOver && next !== undefined ? [next] : [])];
}
