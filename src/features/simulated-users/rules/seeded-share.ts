/**
 * Returns a number from 0 (inclusive) to 1 (exclusive): the same for the same keys, evenly distributed over different keys.
 * Source: FNV-1a and the finalizer of MurmurHash3, both public domain.
 */
export function seededShare(...keys: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of keys.join('/')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
