import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
const components = sources.filter((path) => path.endsWith('.tsx'));

const pathsWith = (pattern: RegExp, paths: string[]) =>
  paths.filter((path) => pattern.test(readFileSync(path, 'utf8')));

test('components send changes with one hook', () => {
  expect(pathsWith(/\buseMutation\b/, sources)).toEqual([join('src', 'ui', 'kit', 'use-change.ts')]);
  expect(components.length).toBeGreaterThan(100);
  expect(pathsWith(/import \{[^}]*\bsend\b[^}]*\} from '#platform\/page\/call\.ts'/, components)).toEqual([]);
});
