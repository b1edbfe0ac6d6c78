import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openArticles } from '../../../src/features/articles/server/open-articles.ts';
import { galleryFiles } from './gallery-files.ts';
import { sharePicture } from './share-picture.ts';

test('the committed gallery matches the drawings (otherwise run npm run tool -- pictures), and all pictures differ', () => {
  for (const { path, svg } of galleryFiles) expect(readFileSync(path, 'utf8'), path).toBe(svg);
  expect(new Set(galleryFiles.map(({ svg }) => svg)).size).toBe(18);
});

test('the drawings contain no text, scripts or external references', () => {
  for (const { path, svg } of galleryFiles) expect(svg, path).not.toMatch(/<text|<script|<image|href|undefined|NaN/);
});

test('the article shows every picture of the gallery', () => {
  const pictures = openArticles().flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'gallery' ? block.pictures : [])),
  );
  expect(pictures.map(({ src }) => `src/app/browser/public${src}`)).toEqual(galleryFiles.map(({ path }) => path));
});

test('the default share picture exists in the declared size', () => {
  const bytes = readFileSync(sharePicture.path);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([sharePicture.width, sharePicture.height]);
  expect(sharePicture.svg).toContain('viewBox="0 8 320 168"');
  expect(sharePicture.svg).not.toMatch(/<text|<script|<image|href|undefined|NaN/);
});
