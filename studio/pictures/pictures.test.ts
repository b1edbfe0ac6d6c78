import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { profilePictures } from '../../src/domain/pictures/catalogue.ts';
import { profileDrawings } from './drawings.ts';
import { manifestOf, readManifest } from './manifest.ts';
import { pictureFiles, pictureFolders } from './picture-files.ts';

/** Width and height from a WebP's header, of all three kinds (lossy, lossless, extended). */
function webpSize(bytes: Buffer): [number, number] {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  const packed = bytes.readUInt32LE(21);
  return [(packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1];
}

describe('the drawings', () => {
  test('are one for each picture of the catalogue, no two alike', () => {
    expect([...profileDrawings.keys()]).toEqual(profilePictures.map(({ id }) => id));
    expect(new Set(profileDrawings.values()).size).toBe(profilePictures.length);
  });

  test('are whole documents that need nothing else: no text, no script, no reference outside', () => {
    for (const [id, svg] of profileDrawings) {
      expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 200">.*<\/svg>$/s);
      expect(svg, id).not.toMatch(/<text|<script|<image|href|undefined|NaN|Infinity/);
    }
  });
});

describe('the picture files', () => {
  test('are made from the drawings as they are now (else: npm run pictures)', () => {
    expect(readManifest()).toEqual(manifestOf(pictureFiles));
  });

  test('are all there, and nothing beside them', () => {
    const present = pictureFolders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
    expect(new Set(present)).toEqual(new Set(pictureFiles.map(({ path }) => path)));
  });

  test.each(pictureFiles.map(({ path, pixels }) => [basename(path), pixels, path] as const))(
    '%s is a WebP of %d pixels a side',
    (_, pixels, path) => {
      const bytes = readFileSync(path);
      expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWEBP');
      expect(webpSize(bytes)).toEqual([pixels, pixels]);
      expect(bytes.length).toBeLessThan(18_000);
    },
  );

  test('weigh less than one and a half megabytes together', () => {
    const weight = pictureFiles.reduce((sum, { path }) => sum + readFileSync(path).length, 0);
    expect(weight).toBeLessThan(1_500_000);
  });
});
