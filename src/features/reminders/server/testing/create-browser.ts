import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser that receives notifications, and the decryption of RFC 8291, written from its side. */
export function createBrowser() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const authSecret = randomBytes(16);
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));

  /** The text of a message with one record. */
  function decrypt(message: Buffer): string {
    const salt = message.subarray(0, 16);
    const keyLength = message.readUInt8(20);
    const sender = message.subarray(21, 21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = derive(pair.computeSecret(sender), authSecret, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(message.subarray(-16));
    const plain = Buffer.concat([decipher.update(message.subarray(21 + keyLength, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }

  return {
    keys: { publicKey, authSecret },
    /** as a browser sends them to the site */
    sentKeys: { p256dh: publicKey.toString('base64url'), auth: authSecret.toString('base64url') },
    decrypt,
  };
}
