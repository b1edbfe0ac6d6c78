import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { capRows, pictureRows } from '../../src/features/accounts/rules/profile-picture-rows.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { emblemSheet } from './emblem-sheet.ts';
import { createManifest, readManifest } from './manifest.ts';
import { pictureFiles, pictureFolders } from './picture-files.ts';
import { profileDrawings } from './profile-drawings.ts';

/** Reads width and height from the header of a lossy, lossless or extended WebP. */
function webpSize(bytes: Buffer): [number, number] {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  const packed = bytes.readUInt32LE(21);
  return [(packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1];
}

describe('the profile drawings', () => {
  const documents = profileDrawings.map(({ draw }) => draw());

  test('have the entries that the committed catalogue contains (otherwise run npm run tool -- pictures)', () =>
    expect({ capRows, pictureRows }).toEqual(catalogueRows(profileDrawings)));

  test('have different numbers and different pictures', () => {
    expect(new Set(profileDrawings.map(({ number }) => number)).size).toBe(profileDrawings.length);
    expect(new Set(documents).size).toBe(profileDrawings.length);
  });

  test('are complete SVG documents without text, scripts or external references', () => {
    for (const svg of documents) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 200">.*<\/svg>$/s);
      expect(svg).not.toMatch(/<text|<script|<image|href|undefined|NaN|Infinity/);
    }
  });
});

test('the sheet of emblems was made from the current drawings (otherwise run npm run tool -- pictures)', () => {
  expect(readFileSync(emblemSheet.path, 'utf8')).toBe(emblemSheet.svg);
  expect(emblemSheet.svg.match(/<symbol /g)).toHaveLength(30);
});

describe('the picture files', () => {
  test('were made from the current drawings (otherwise run npm run tool -- pictures)', () =>
    expect(readManifest()).toEqual(createManifest(pictureFiles)));

  test('are the only files in their folders, and none is missing', () => {
    const present = pictureFolders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
    expect(new Set(present)).toEqual(new Set(pictureFiles.map(({ path }) => path)));
  });

  test.each(pictureFiles.map(({ path, pixels }) => [basename(path), pixels, path] as const))(
    '%s is a WebP with sides of %d pixels',
    (_, pixels, path) => {
      const bytes = readFileSync(path);
      expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWEBP');
      expect(webpSize(bytes)).toEqual([pixels, pixels]);
      expect(bytes.length).toBeLessThan(18_000);
    },
  );

  test('have less than 1.5 MB in total', () => {
    const weight = pictureFiles.reduce((sum, { path }) => sum + readFileSync(path).length, 0);
    expect(weight).toBeLessThan(1_500_000);
  });
});
