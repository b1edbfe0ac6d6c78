import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteFiles } from './site-files.ts';

test('the committed sheets match the drawings (otherwise run npm run tool -- pictures)', () => {
  for (const { path, svg } of siteFiles) expect(readFileSync(path, 'utf8'), path).toBe(svg);
});

test('every CSS variable of a drawing is a token of the site', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  for (const { svg } of siteFiles)
    for (const [, name = ''] of svg.matchAll(/var\((--[\w-]+)\)/g)) expect(tokens).toContain(`${name}: `);
});

test('a sheet has less than 6 kB in brotli and no text, scripts or references', () => {
  for (const { path, svg } of siteFiles) {
    expect(brotliCompressSync(svg).length, path).toBeLessThan(6000);
    expect(svg, path).not.toMatch(/<text|<script|<image|href|url\(|undefined|NaN/);
  }
});
