/** Positions of the first and the last byte. */
export type ByteRange = { first: number; last: number };

/**
 * The part of a file that a Range header asks for (RFC 9110, 14). Null: the whole, also for what is malformed or asks for
 * several parts, which a server may ignore. `none`: it asks for bytes that are not there.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(/\s/g, '') ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (match === null || (from === '' && to === '')) return null;
  if (from === '') return lastBytes(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first < size ? { first, last } : 'none';
}

function lastBytes(count: number, size: number): ByteRange | 'none' {
  return count === 0 || size === 0 ? 'none' : { first: Math.max(0, size - count), last: size - 1 };
}
