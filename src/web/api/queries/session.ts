import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { isApiError } from '#contract/api-error.ts';
import type { Call } from '#contract/page-renderer.ts';
import { useCall } from '../call-context.ts';

/** First word of the key of every query whose answer is for the signed-in user alone. */
export const own = 'own';

/** `error` is in the product's words. */
export type Session = { user: User | null; error: string | null; isKnown: boolean };

const isStatus = (error: unknown, status: number): boolean => isApiError(error) && error.status === status;

/** Who is signed in, null for a visitor: the server's pages carry it, so that it is known from the first paint. */
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

/** Who is signed in. `isKnown` is false only until the first check has ended, well or badly. */
export function useSession(): Session {
  const { data, error } = useQuery(sessionQuery(useCall()));
  const words = error === null ? null : errorWords(error);
  return { user: data ?? null, error: words, isKnown: data !== undefined || words !== null };
}
