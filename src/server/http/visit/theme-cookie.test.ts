import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { readTheme } from './theme-cookie.ts';

test.each([
  ['', null],
  ['theme=dark', 'dark'],
  ['a=1; theme=light; b=2', 'light'],
  ['theme=purple', null],
  ['mytheme=dark', null],
  ['theme=darker', null],
] as const)('the cookie %s means %s', async (header, theme) => {
  const app = fastify();
  await app.register(cookie);
  app.get('/', (request) => ({ theme: readTheme(request.cookies) }));
  const response = await app.inject({ url: '/', headers: { cookie: header } });
  expect(response.json()).toEqual({ theme });
});
