import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { isApiError } from '#contract/api/api-error.ts';
import type { Call } from '#contract/api/page-renderer.ts';
import { paths } from '../paths.ts';
import { useCall } from './call-context.ts';
import { own } from './queries/session.ts';
import { unsubscribeBrowser } from './unsubscribe-browser.ts';

/** Replaces the current user (null: visitor) and requests user-specific data again. */
export async function enterSession(queryClient: QueryClient, user: User | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['session'] });
  queryClient.setQueryData<User | null>(['session'], user);
  await queryClient.resetQueries({ queryKey: [own] });
}

/** Reads the signed-in user after a change. Throws 'Not authorized' if the session has ended; the page then has a visitor. */
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

/** Loads the home page as a new document, so that no data of the previous session remains in memory. */
export function openHomePage(): void {
  window.location.assign(paths.home());
}

/** Ends the session and loads the home page; rejects if the request fails. */
export function useSignOut(): () => Promise<void> {
  const call = useCall();
  return async () => {
    await call('logout');
    // the server has deleted its part with the session
    await unsubscribeBrowser().catch(() => undefined);
    sessionStorage.clear();
    openHomePage();
  };
}
