import { expect, test } from 'vitest';
import { readTheme } from './theme-cookie.ts';

test.each([
  [undefined, null],
  ['', null],
  ['theme=dark', 'dark'],
  ['a=1; theme=light; b=2', 'light'],
  ['theme=purple', null],
  ['mytheme=dark', null],
  ['theme=darker', null],
] as const)('the cookie %s means %s', (header, theme) => {
  expect(readTheme(header)).toBe(theme);
});
