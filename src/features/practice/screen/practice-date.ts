import { searchOf } from '#platform/api/browser/paths.ts';
import { isDay } from '#ui/time/time-text.ts';

/** The day of the address, YYYY-MM-DD; undefined without a valid one. */
export function practiceDate(search: URLSearchParams): string | undefined {
  const { date } = searchOf('practice', search);
  return date !== undefined && isDay(date) ? date : undefined;
}
