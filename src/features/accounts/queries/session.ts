import { useQuery } from '@tanstack/react-query';
import type { checkSession, User } from '../contract/accounts.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { query } from '#platform/api/browser/query.ts';

/** `error` is the message for the user. */
type Session = { user: User | null; error: string | null; isKnown: boolean };

/** The signed-in user, null for a visitor. Server-rendered pages contain it, so that the first paint is correct. */
export const sessionQuery = query<typeof checkSession, User | null>(
  'GET /api/check_session',
  {},
  { staleTime: 60_000, meta: { nullFor: 401 } },
);

const describeError = (error: Error): string =>
  isApiError(error) && error.status === 0 ? 'Network error while fetching user data' : 'Failed to fetch user data';

/** The session. `isKnown` is false until the first check has succeeded or failed. */
export function useSession(): Session {
  const { data, error } = useQuery(sessionQuery);
  const message = error === null ? null : describeError(error);
  return { user: data ?? null, error: message, isKnown: data !== undefined || message !== null };
}
