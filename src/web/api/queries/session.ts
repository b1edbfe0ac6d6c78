import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { isApiError } from '#contract/api-error.ts';
import type { Call } from '#contract/page-renderer.ts';
import { useCall } from '../call-context.ts';

/** First part of the key of every query whose response is private to the signed-in user. */
export const own = 'own';

/** `error` is the message to show. */
export type Session = { user: User | null; error: string | null; isKnown: boolean };

const isStatus = (error: unknown, status: number): boolean => isApiError(error) && error.status === status;

/** The signed-in user, null for a visitor. It is part of the server's HTML, so it is known at the first paint. */
export function sessionQuery(call: Call) {
  return queryOptions({
    queryKey: ['session'],
    queryFn: (): Promise<User | null> =>
      call('checkSession').catch((error: unknown) => {
        if (isStatus(error, 401)) return null;
        throw error;
      }),
    staleTime: 60_000,
  });
}

const errorWords = (error: Error): string =>
  isStatus(error, 0) ? 'Network error while fetching user data' : 'Failed to fetch user data';

/** The signed-in user. `isKnown` is false only until the first check has succeeded or failed. */
export function useSession(): Session {
  const { data, error } = useQuery(sessionQuery(useCall()));
  const words = error === null ? null : errorWords(error);
  return { user: data ?? null, error: words, isKnown: data !== undefined || words !== null };
}
