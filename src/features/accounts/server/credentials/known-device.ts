import { createHmac, timingSafeEqual } from 'node:crypto';

type Account = { id: number; passwordHash: string | null };

/**
 * The token of the device cookie, which proves an earlier sign-in in this browser. It is derived from the password hash,
 * so it cannot be forged, and a new password invalidates it.
 */
export function createDeviceToken({ id, passwordHash }: Account): string {
  return createHmac('sha256', passwordHash ?? '')
    .update(`device of ${id}`)
    .digest('base64url');
}

/** Whether `token` proves an earlier sign-in to this account. */
export function isKnownDevice(account: Account, token: string | null): boolean {
  if (token === null || account.passwordHash === null) return false;
  const [given, expected] = [Buffer.from(token), Buffer.from(createDeviceToken(account))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
