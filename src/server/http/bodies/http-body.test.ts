import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/seeded-random.ts';
import { createHttpBody } from './http-body.ts';

const random = seededRandom(7);
const words = Array.from({ length: 6000 }, () => `<b>${Math.floor(random() * 1e6).toString(36)}</b>`);
const compressed = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** A text whose form of quality 7 has about this size. */
function textOf(size: number): string {
  const count = words.findIndex((_, index) => index % 50 === 0 && compressed(words.slice(0, index).join(''), 7) > size);
  return words.slice(0, count).join('');
}

test.each([
  ['in the first window of a connection', 12_000, 7],
  ['that just exceeds the first window', 13_700, 10],
  ['far beyond the first window', 15_500, 7],
])('a body %s is compressed with the fitting quality', async (_what, size, quality) => {
  const text = textOf(size);
  const form = await createHttpBody(text, 'text/html').as('br');
  expect(brotliDecompressSync(form).toString()).toBe(text);
  expect(form).toHaveLength(compressed(text, quality));
});
