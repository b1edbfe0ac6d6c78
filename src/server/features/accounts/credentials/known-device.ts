import { createHmac, timingSafeEqual } from 'node:crypto';

type Account = { id: number; passwordHash: string | null };

/**
 * What a browser keeps to show later that the owner has signed in with it. Nobody can make one without the stored
 * hash, and a new password makes the old ones worthless.
 */
export function knownDeviceToken({ id, passwordHash }: Account): string {
  return createHmac('sha256', passwordHash ?? '')
    .update(`device of ${id}`)
    .digest('base64url');
}

/** Whether the browser that shows `token` has signed in to this account before. */
export function isKnownDevice(account: Account, token: string | null): boolean {
  if (token === null || account.passwordHash === null) return false;
  const [given, right] = [Buffer.from(token), Buffer.from(knownDeviceToken(account))];
  return given.length === right.length && timingSafeEqual(given, right);
}
