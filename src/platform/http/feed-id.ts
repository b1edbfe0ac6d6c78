import { createHash } from 'node:crypto';

/**
 * A permanent id of a feed's entry, computed from a key that identifies its content: a UUID of version 8 (RFC 9562, 5.8). It does
 * not contain the address of the site, which may change.
 */
export function feedId(key: string): string {
  const bytes = createHash('sha256').update(key).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${groups.join('-')}`;
}
