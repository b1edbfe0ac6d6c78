import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { pushSubscriptions } from '../tables.ts';
import { sessions } from '#platform/db/schema.ts';
import { hasNotEnded, hashOf } from '#features/accounts/server/sessions.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { BrowserKeys } from './reminder-keys.ts';

type Browser = { userId: Authorized<UserId>; token: string };

type NewSubscription = Browser & { endpoint: string; keys: BrowserKeys; createdAt: Date };

/** Stores the subscription of a browser, which replaces an earlier one of it, also one of another user. */
export async function storeSubscription(
  db: Pick<Db, 'delete' | 'insert'>,
  { userId, token, endpoint, keys, createdAt }: NewSubscription,
): Promise<void> {
  const sessionHash = hashOf(token);
  const earlier = or(eq(pushSubscriptions.sessionHash, sessionHash), eq(pushSubscriptions.endpoint, endpoint));
  await db.delete(pushSubscriptions).where(earlier);
  await db.insert(pushSubscriptions).values({ sessionHash, userId, endpoint, ...keys, createdAt });
}

export async function endSubscription(db: Db, { userId, token }: Browser): Promise<void> {
  const ofBrowser = and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionHash, hashOf(token)));
  await db.delete(pushSubscriptions).where(ofBrowser);
}

/** Deletes a subscription that its push service does not know, unless the browser has replaced it. */
export async function deleteGoneSubscription(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** The subscriptions of some users whose sessions have not ended at `now` (epoch ms, real time). */
export async function readSubscriptions(db: Db, userIds: number[], now: number) {
  return db
    .select({
      sessionHash: pushSubscriptions.sessionHash,
      userId: pushSubscriptions.userId,
      endpoint: pushSubscriptions.endpoint,
      publicKey: pushSubscriptions.publicKey,
      authSecret: pushSubscriptions.authSecret,
      createdAt: pushSubscriptions.createdAt,
      device: sessions.device,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .where(and(inArray(pushSubscriptions.userId, userIds), hasNotEnded(now)));
}

export type StoredSubscription = Awaited<ReturnType<typeof readSubscriptions>>[number];

type Contacts = { contact: string | null; publicUrl: string | null };

/** `web-push` signs no request without a contact. */
const unknown = 'mailto:webmaster@localhost';

/** The URL at which a push service can reach the operator, in the form of RFC 8292: `mailto:` or `https:`. */
export function pushContact({ contact, publicUrl }: Contacts): string {
  const given = contact?.includes('@') === true && !contact.includes('://') ? `mailto:${contact}` : contact;
  return [given, publicUrl].find((url) => url !== null && URL.canParse(url) && /^(mailto|https):/.test(url)) ?? unknown;
}
