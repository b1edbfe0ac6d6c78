import type { calendarUrl } from '#features/sharing/contract.ts';
import { unsubscribeBrowser } from '#platform/browser/unsubscribe-browser.ts';
import { send } from '#platform/page/call.ts';
import { query } from '#platform/page/query.ts';
import { readViewerZone } from '#ui/kit/time-text.ts';
import type { endPush, subscribeToPush, reminders } from '../contract.ts';

/** Subscribes this browser, which the user has allowed. `publicKey`: of the site. */
export async function subscribeBrowser(userId: number, publicKey: string): Promise<void> {
  // without this, `ready` would never resolve
  if ((await navigator.serviceWorker.getRegistration()) === undefined) throw new Error('There is no service worker');
  const { pushManager } = await navigator.serviceWorker.ready;
  // a subscription for another key cannot be used
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await send<typeof subscribeToPush>('POST /api/users/:id/push', {
    params: { id: userId },
    body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }, timeZone: readViewerZone() },
  });
}

/** Ends the notifications to this browser. */
export async function endNotifications(userId: number): Promise<void> {
  await send<typeof endPush>('DELETE /api/users/:id/push', { params: { id: userId } });
  await unsubscribeBrowser();
}

/** How the user is reminded of missing picks. */
export function remindersQuery(userId: number) {
  return query<typeof reminders>('GET /api/users/:id/reminders', { params: { id: userId } }, { staleTime: 0 });
}

/** Since when the calendar of the user's picks has a secret URL. */
export function calendarUrlQuery(userId: number) {
  return query<typeof calendarUrl>('GET /api/users/:id/calendar', { params: { id: userId } }, { staleTime: 0 });
}
