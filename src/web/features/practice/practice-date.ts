import { isDay } from '../../ui/time/time-text.ts';

/** The day of the address, YYYY-MM-DD; undefined without a valid one. */
export function practiceDate(search: URLSearchParams): string | undefined {
  const date = search.get('date') ?? '';
  return isDay(date) ? date : undefined;
}
