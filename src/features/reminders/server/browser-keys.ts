import webPush from 'web-push';

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
