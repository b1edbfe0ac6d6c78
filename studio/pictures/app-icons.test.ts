import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { favicon, iconFiles } from './app-icons.ts';

const manifestSchema = z.object({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png') })),
});
const { icons } = manifestSchema.parse(JSON.parse(readFileSync('src/app/browser/public/manifest.webmanifest', 'utf8')));

/** Reads width and height from the header of a PNG. */
const sizeOf = (path: string): string => {
  const bytes = readFileSync(path);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

test.each(icons)('$src exists in the size given in the manifest', ({ src, sizes }) => {
  expect(sizeOf(`src/app/browser/public${src}`)).toBe(sizes);
});

test('the favicon is an ICO file with one picture', () => {
  const bytes = readFileSync(favicon.path);
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, favicon.pixels, favicon.pixels]);
  expect(bytes.subarray(23, 26).toString()).toBe('PNG');
});

test.each(iconFiles)('$path has the size given in the list of icons', ({ path, pixels }) => {
  expect(sizeOf(path)).toBe(`${pixels}x${pixels}`);
});
