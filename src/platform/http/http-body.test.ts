import { expect, test } from 'vitest';
import { negotiateEncoding, ownBytes } from './http-body.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=nonsense', null],
] as const)('Accept-Encoding %s gets %s', (header, encoding) => expect(negotiateEncoding(header)).toBe(encoding));

test.each(['', 'event:delta', '7–3', Buffer.from('7–3')])('%s has a block of memory of its own size', (content) => {
  const bytes = ownBytes(content);
  expect(bytes.toString()).toBe(content.toString());
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
