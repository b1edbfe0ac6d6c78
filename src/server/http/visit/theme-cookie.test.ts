import { expect, test } from 'vitest';
import { themeCookie } from './theme-cookie.ts';

test.each([
  [undefined, null],
  ['theme=dark', 'dark'],
  ['a=1; theme=light; b=2', 'light'],
  ['theme=purple', null],
  ['mytheme=dark', null],
  ['theme=darker', null],
] as const)('the cookie %s means %s', (header, theme) => {
  expect(themeCookie(header)).toBe(theme);
});
