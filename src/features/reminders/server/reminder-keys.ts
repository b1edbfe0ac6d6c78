import { createECDH, randomBytes } from 'node:crypto';
import type { Db } from '#platform/db/open-db.ts';
import { reminderKeys } from '../tables.ts';
import webPush from 'web-push';

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
