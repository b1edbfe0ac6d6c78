import type { QueryClient } from '@tanstack/react-query';
import { isApiError, refusal } from '#platform/api/api-error.ts';
import type { CallInput } from '#platform/api/endpoint.ts';
import { unsubscribeBrowser } from '#platform/browser/unsubscribe-browser.ts';
import { send } from '#platform/page/call.ts';
import { paths } from '#platform/page/paths.ts';
import type { patchUser, UserPatch } from '../contract/accounts.ts';
import type { deleteUser } from '../contract/security.ts';
import type { logout, user } from '../contract/session.ts';
import { leaveSession, sessionQuery } from './session.ts';

/** Changes the signed-in user's own record, and reads it again. Rejects with 'Not authorized' if the session has ended; the page then has a visitor. */
export async function patchOwnUser(queryClient: QueryClient, id: number, body: UserPatch): Promise<void> {
  const params = { id };
  await send<typeof patchUser>('PATCH /api/users/:id', { params, body });
  try {
    queryClient.setQueryData(sessionQuery.queryKey, await send<typeof user>('GET /api/users/:id', { params }));
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    await leaveSession(queryClient);
    throw refusal('Not authorized');
  }
}

/** Loads the home page as a new document, so that no data of the previous session remains in memory. */
export function openHomePage(search?: Parameters<typeof paths.home>[0]): void {
  window.location.assign(paths.home(search));
}

/** Forgets what this browser has of a session that the server has ended, and loads the home page. */
async function forgetSession(search?: Parameters<typeof openHomePage>[0]): Promise<void> {
  // the server has deleted its part of the subscription with the session
  await unsubscribeBrowser().catch(() => undefined);
  sessionStorage.clear();
  openHomePage(search);
}

/** Ends the session and loads the home page; rejects if the request fails. */
export async function signOut(): Promise<void> {
  await send<typeof logout>('DELETE /api/logout', {});
  await forgetSession();
}

/** Deletes the account, confirmed with its password or a passkey, and loads the home page, which says so; rejects with the message of the server if the request fails. */
export async function deleteAccount(id: number, body: CallInput<typeof deleteUser>['body']): Promise<void> {
  await send<typeof deleteUser>('DELETE /api/users/:id', { params: { id }, body });
  await forgetSession({ account: 'deleted' });
}
