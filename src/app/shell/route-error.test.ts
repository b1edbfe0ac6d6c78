import { expect, test } from 'vitest';
import { isCodeLoadError } from './route-error.ts';

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://calledshot.example/assets/a1.js'),
  new TypeError('error loading dynamically imported module: https://calledshot.example/assets/a1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a1.css'),
])('a page lacks its code: %s', (error) => expect(isCodeLoadError(error)).toBe(true));

test.each([new TypeError('x is undefined'), { status: 503 }, null])('%s is another error', (error) =>
  expect(isCodeLoadError(error)).toBe(false),
);
