import { createHash } from 'node:crypto';

/** A UUID that is a function of the text. */
export function guidOf(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
