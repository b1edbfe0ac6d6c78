import type { calendarUrl } from '#features/sharing/contract.ts';
import { query } from '#platform/api/browser/query.ts';
import type { reminders } from '../contract.ts';

/** How the user is reminded of missing picks. */
export function remindersQuery(userId: number) {
  return query<typeof reminders>('GET /api/users/:id/reminders', { params: { id: userId } }, { staleTime: 0 });
}

/** Since when the calendar of the user's picks has a secret URL. */
export function calendarUrlQuery(userId: number) {
  return query<typeof calendarUrl>('GET /api/users/:id/calendar', { params: { id: userId } }, { staleTime: 0 });
}
