import { createHmac, timingSafeEqual } from 'node:crypto';
import { fillPath } from '#platform/api/pages.ts';
import { type Authorized, markAuthorized, type UserId } from '#platform/http/endpoints/authorized.ts';
import { unsubscribePage } from '../contract.ts';

const idBytes = 4;
const tokenBytes = 32;

/** The bytes that show that this site made a link for a user. */
function sign(linkKey: Buffer, id: Buffer): Buffer {
  return createHmac('sha256', linkKey)
    .update('end reminders by mail')
    .update(id)
    .digest()
    .subarray(0, tokenBytes - idBytes);
}

/**
 * The token of the link that ends the reminders by mail: the user and a signature. It is the same in each mail and works as long as
 * the account exists, because users open old mails.
 */
export function createUnsubscribeToken(linkKey: Buffer, userId: UserId): string {
  const id = Buffer.alloc(idBytes);
  id.writeUInt32BE(userId);
  return Buffer.concat([id, sign(linkKey, id)]).toString('base64url');
}

/** The user of a token; null if this site did not make it. */
export function readUnsubscribeToken(linkKey: Buffer, token: string): Authorized<UserId> | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== tokenBytes || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(sign(linkKey, id), bytes.subarray(idBytes)) ? markAuthorized(id.readUInt32BE()) : null;
}

export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${fillPath(unsubscribePage.path, token)}`;
}
