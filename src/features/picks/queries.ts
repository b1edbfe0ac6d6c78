import { query } from '#platform/page/query.ts';
import type { dayPicks } from './contract/picks.ts';

/** The lock times, the picks of all users and the user's own picks of a day; `date` is from the URL. */
export function picksQuery(date?: string) {
  return query<typeof dayPicks>('GET /api/predictions', { query: { date } });
}
