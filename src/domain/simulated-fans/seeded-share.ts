/**
 * A number from 0 up to 1 that belongs to these words: the same for the same words, and evenly spread over different ones
 * (FNV-1a over the text, finished with the mixer of MurmurHash3; both public domain).
 */
export function seededShare(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('/')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
