import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser: an uncompressed point on P-256 (65 bytes) and 16 secret bytes. */
export type BrowserKeys = { publicKey: Buffer; authSecret: Buffer };

/** Random values, which a test sets to those of the RFC. */
type Randomness = { salt?: Buffer; privateKey?: Buffer };

const curve = 'prime256v1';
const recordSize = 4096;
/** with the delimiter and the authentication tag, the text fits into one record */
const mostBytes = recordSize - 17 - 86;

/**
 * Encrypts a text so that only the browser can read it: RFC 8291, in the encoding `aes128gcm` of RFC 8188. Each message has a key
 * pair of its own. Throws `RangeError` for a text that is too long, and an error of the platform for an invalid public key.
 */
export function encryptPayload(text: string, { publicKey, authSecret }: BrowserKeys, given: Randomness = {}): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > mostBytes) throw new RangeError(`A notification has at most ${mostBytes} bytes`);
  const salt = given.salt ?? randomBytes(16);
  const own = createECDH(curve);
  if (given.privateKey === undefined) own.generateKeys();
  else own.setPrivateKey(given.privateKey);
  const ownPublic = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownPublic]);
  const secret = derive(own.computeSecret(publicKey), authSecret, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2: the last record
  const encrypted = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordSize);
  size.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([salt, size, ownPublic, encrypted, cipher.getAuthTag()]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** Whether a browser's keys can be used. */
export function areBrowserKeys({ publicKey, authSecret }: BrowserKeys): boolean {
  if (publicKey.length !== 65 || authSecret.length !== 16) return false;
  try {
    encryptPayload('', { publicKey, authSecret });
    return true;
  } catch {
    return false;
  }
}
