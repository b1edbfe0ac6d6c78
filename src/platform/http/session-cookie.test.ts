import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { readToken } from './request-headers.ts';
import { deviceCookie, sessionCookie, setSiteCookie } from './session-cookie.ts';

const token = 'a'.repeat(43);

/** The token read from a request, and the Set-Cookie headers for a new and a deleted session. */
async function exchange(header: string | undefined, protocol: 'http' | 'https') {
  const app = fastify({ trustProxy: '127.0.0.1' });
  app.get('/start', (request, reply) => {
    setSiteCookie(reply, sessionCookie, token);
    return { read: readToken(request, sessionCookie) };
  });
  app.get('/end', (_, reply) => {
    setSiteCookie(reply, sessionCookie, '');
    return {};
  });
  const headers = { 'x-forwarded-proto': protocol, ...(header !== undefined && { cookie: header }) };
  const started = await app.inject({ url: '/start', headers });
  return {
    read: started.json<{ read: string | null }>().read,
    started: started.cookies[0],
    ended: (await app.inject({ url: '/end', headers })).cookies[0],
    header: String(started.headers['set-cookie']),
  };
}

test('over https the cookie is bound to this host', async () => {
  const { read, started, header } = await exchange(`theme=dark; __Host-called_shot=${token}`, 'https');
  expect(read).toBe(token);
  const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 180 * 86_400 };
  expect(started).toEqual({ name: '__Host-called_shot', value: token, ...attributes });
  expect(header).not.toMatch(/domain/i);
});

test('over http the cookie lacks the prefix and the attribute that need https', async () => {
  const { read, started } = await exchange(`called_shot=${token};theme=dark`, 'http');
  expect(read).toBe(token);
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 180 * 86_400 };
  expect(started).toEqual({ name: 'called_shot', value: token, ...attributes });
});

test('over https a cookie without the prefix is ignored, because any page of the site could have set it', async () =>
  expect((await exchange(`called_shot=${token}`, 'https')).read).toBeNull());

test.each([undefined, '', 'called_shot=', 'called_shot=short', `called_shot=${token}x`, `xcalled_shot=${token}`])(
  '%s contains no session',
  async (header) => expect((await exchange(header, 'http')).read).toBeNull(),
);

test('the cookie of a known device lasts as long as browsers allow, and links of other sites do not send it', async () => {
  const app = fastify({ trustProxy: '127.0.0.1' });
  app.get('/', (_, reply) => {
    setSiteCookie(reply, deviceCookie, token);
    return {};
  });
  const { cookies } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict', maxAge: 400 * 86_400 };
  expect(cookies).toEqual([{ name: '__Host-called_shot_device', value: token, ...attributes }]);
});

test('deleting the cookie takes effect at once', async () => {
  const { ended } = await exchange(undefined, 'https');
  expect(ended).toMatchObject({ name: '__Host-called_shot', value: '', path: '/', maxAge: 0, secure: true });
});
