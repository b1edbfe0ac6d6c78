import { createECDH, randomBytes } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import webPush from 'web-push';
import { hasNotEnded } from '#features/accounts/server/sessions.ts';
import type { Db } from '#platform/db/open-db.ts';
import { sessions } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken } from '#platform/http/secret-token.ts';
import { pushSubscriptions, reminderKeys } from '../tables.ts';

type Browser = { userId: Authorized<UserId>; token: string };

type NewSubscription = Browser & { endpoint: string; keys: BrowserKeys; createdAt: Date };

/** Stores the subscription of a browser, which replaces an earlier one of it, also one of another user. */
export async function storeSubscription(
  db: Pick<Db, 'delete' | 'insert'>,
  { userId, token, endpoint, keys, createdAt }: NewSubscription,
): Promise<void> {
  const sessionHash = hashOfToken(token);
  const earlier = or(eq(pushSubscriptions.sessionHash, sessionHash), eq(pushSubscriptions.endpoint, endpoint));
  await db.delete(pushSubscriptions).where(earlier);
  await db.insert(pushSubscriptions).values({ sessionHash, userId, endpoint, ...keys, createdAt });
}

export async function endSubscription(db: Db, { userId, token }: Browser): Promise<void> {
  const ofBrowser = and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionHash, hashOfToken(token)));
  await db.delete(pushSubscriptions).where(ofBrowser);
}

/** The subscription at a push service; undefined if it has ended. */
export async function findSubscription(db: Db, endpoint: string) {
  const [found] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  return found;
}

/** Deletes a subscription that its push service does not know, unless the browser has replaced it. */
export async function deleteGoneSubscription(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** The push services of some users by their URLs, also those of sessions that have ended. */
export async function readEndpoints(db: Pick<Db, 'execute'>, userIds: number[]): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ userId: number; endpoints: string[] }>(sql`
    select user_id as "userId", array_agg(endpoint) as endpoints from push_subscriptions
    where user_id in (select value::integer from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)) group by user_id`);
  return new Map(rows.map(({ userId, endpoints }) => [userId, endpoints]));
}

/** The subscriptions of some users whose sessions have not ended at `now` (epoch ms, real time). */
export async function readSubscriptions(db: Pick<Db, 'select'>, userIds: number[], now: number) {
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

/** `web-push` signs no request without a contact. */
const unknown = 'mailto:webmaster@localhost';

/** The URL at which a push service can reach the operator, in the form of RFC 8292: `mailto:` or `https:`. */
export function pushContact({ contact, publicUrl }: Record<'contact' | 'publicUrl', string | null>): string {
  const given = contact?.includes('@') === true && !contact.includes('://') ? `mailto:${contact}` : contact;
  return [given, publicUrl].find((url) => url !== null && URL.canParse(url) && /^(mailto|https):/.test(url)) ?? unknown;
}

type ReminderKeys = { pushPublic: Buffer; pushPrivate: Buffer; linkKey: Buffer };

/**
 * Returns the keys of this site, which are created at the first start. All machines that share the database have the same: another
 * key would end all subscriptions.
 */
export async function readReminderKeys(db: Db): Promise<ReminderKeys> {
  const [stored] = await db.select().from(reminderKeys);
  if (stored !== undefined) return stored;
  const pair = createECDH('prime256v1');
  const pushPublic = pair.generateKeys();
  // a private key that starts with zeros is shorter
  const pushPrivate = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  const created = { pushPublic, pushPrivate, linkKey: randomBytes(32), createdAt: new Date() };
  await db.insert(reminderKeys).values(created).onConflictDoNothing();
  return readReminderKeys(db);
}

/** The keys of a browser: an uncompressed point on P-256 (65 bytes) and 16 secret bytes. */
export type BrowserKeys = { publicKey: Buffer; authSecret: Buffer };

/** Whether a notification can be encrypted with a browser's keys. */
export function areBrowserKeys({ publicKey, authSecret }: BrowserKeys): boolean {
  if (authSecret.length !== 16) return false;
  try {
    webPush.encrypt(publicKey.toString('base64url'), authSecret.toString('base64url'), 'text', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}
