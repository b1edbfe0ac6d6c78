import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));

test('every custom property without a default that a style sheet uses is set somewhere', () => {
  const sheets = read('src/**/*.css').join('\n');
  const code = read('src/**/*.{ts,tsx}').join('\n');
  const set = new Set(
    [...sheets.matchAll(/(--[\w-]+)\s*:/g), ...code.matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name),
  );
  const used = new Set([...sheets.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
