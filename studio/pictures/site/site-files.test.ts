import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteFiles } from './site-files.ts';

test('the drawings of the pages are committed as they are drawn (else: npm run pictures)', () => {
  for (const { path, svg } of siteFiles) expect(readFileSync(path, 'utf8'), path).toBe(svg);
});

test('every color that a drawing takes from its page is a token of the pages', () => {
  const tokens = readFileSync('src/web/styles/tokens.css', 'utf8');
  for (const { svg } of siteFiles)
    for (const [, name = ''] of svg.matchAll(/var\((--[\w-]+)\)/g)) expect(tokens).toContain(`${name}: `);
});

test('a sheet of drawings is less than 6 kB on its way, and needs nothing else', () => {
  for (const { path, svg } of siteFiles) {
    expect(brotliCompressSync(svg).length, path).toBeLessThan(6000);
    expect(svg, path).not.toMatch(/<text|<script|<image|href|url\(|undefined|NaN/);
  }
});
