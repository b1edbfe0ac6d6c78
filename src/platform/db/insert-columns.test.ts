import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const insertWithoutColumns = /insert into\s+\w+(?:\s+as\s+\w+)?\s+(?:select|values|default)\b/gi;

test('every insert lists its columns', () => {
  const files = globSync('{src,tests}/**/*.{ts,sql}');
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(insertWithoutColumns)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
