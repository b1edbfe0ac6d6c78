import type { practice } from '../contract.ts';
import { query } from '#platform/api/browser/query.ts';

/** The user's practice record and the games of a past day (YYYY-MM-DD). Without a date: the days to choose from. */
export function practiceQuery(date: string | undefined) {
  return query<typeof practice>('GET /api/practice', { query: { date } });
}
