import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { isApiError } from '#contract/api/api-error.ts';
import type { Call } from '#contract/api/page-renderer.ts';
import { useCall } from '../call-context.ts';

/** The first part of the key of every user-specific query. */
export const own = 'own';

/** `error` is the message for the user. */
export type Session = { user: User | null; error: string | null; isKnown: boolean };

const isStatus = (error: unknown, status: number): boolean => isApiError(error) && error.status === status;

/** The signed-in user, null for a visitor. Server-rendered pages contain it, so that the first paint is correct. */
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

const describeError = (error: Error): string =>
  isStatus(error, 0) ? 'Network error while fetching user data' : 'Failed to fetch user data';

/** The session. `isKnown` is false until the first check has succeeded or failed. */
export function useSession(): Session {
  const { data, error } = useQuery(sessionQuery(useCall()));
  const message = error === null ? null : describeError(error);
  return { user: data ?? null, error: message, isKnown: data !== undefined || message !== null };
}
