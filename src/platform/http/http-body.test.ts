import { expect, test } from 'vitest';
import { negotiateEncoding } from './http-body.ts';

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
] as const)('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
