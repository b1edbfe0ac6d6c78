import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { isApiError } from '#contract/api-error.ts';
import type { Call } from '#contract/page-renderer.ts';
import { paths } from '../paths.ts';
import { useCall } from './call-context.ts';
import { own } from './queries/session.ts';

/** Puts another user, or nobody, in place of the one before; whatever was his alone is asked for again. */
export async function enterSession(queryClient: QueryClient, user: User | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['session'] });
  queryClient.setQueryData<User | null>(['session'], user);
  await queryClient.resetQueries({ queryKey: [own] });
}

/** Reads the signed-in user again after a change of his record. 'Not authorized': his session is over, and he is a visitor from now on. */
export async function refreshUser(
  { call, queryClient }: { call: Call; queryClient: QueryClient },
  id: number,
): Promise<void> {
  try {
    queryClient.setQueryData<User | null>(['session'], await call('user', { params: { id } }));
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    await enterSession(queryClient, null);
    throw new Error('Not authorized', { cause: error });
  }
}

/** On to `/` as a new document: nothing of the session before is left in this one, and nothing on the screen jumps. */
export function startAnew(): void {
  window.location.assign(paths.home());
}

/** Ends the session and starts anew; rejects when the server could not be told. */
export function useSignOut(): () => Promise<void> {
  const call = useCall();
  return async () => {
    await call('logout');
    sessionStorage.clear();
    startAnew();
  };
}
