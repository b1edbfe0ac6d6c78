import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { updateSizes } from './testing/update-sizes.ts';
import { fold } from '#domain/game/fold.ts';
import { randomGame } from '#domain/game/testing/random-game.ts';

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

test('over invented games an update is 200 bytes or less at the median and 400 at the 99th percentile', () => {
  const sizes = updateSizes(
    seeds.map((seed) => randomGame(seed)),
    Buffer.byteLength,
  );
  expect(sizes.median).toBeLessThanOrEqual(200);
  expect(sizes.p99).toBeLessThanOrEqual(400);
});

test.each(seeds)('the whole view at the end of invented game %i is 2 kB or less compressed', (seed) => {
  const text = JSON.stringify(fold(randomGame(seed), Infinity));
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  expect(bytes).toBeLessThanOrEqual(2048);
});
