import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const secondsPerDay = 86_400;

/** A cookie that holds a token of 32 random bytes as base64url. */
export type TokenCookie = { name: string; maxAge: number; sameSite: 'lax' | 'strict' };

/** Max-Age is the longest lifetime of a session; the server ends an idle session earlier. */
export const sessionCookie: TokenCookie = { name: 'called_shot', maxAge: 180 * secondsPerDay, sameSite: 'lax' };

/** Proves an earlier sign-in in this browser. Browsers limit the lifetime of a cookie to 400 days. */
export const deviceCookie: TokenCookie = {
  name: 'called_shot_device',
  maxAge: 400 * secondsPerDay,
  sameSite: 'strict',
};

const isHttps = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** Browsers accept a `__Host-` cookie only over HTTPS, from this host and for the whole site. */
export function cookieName({ name }: TokenCookie, request: FastifyRequest): string {
  return isHttps(request) ? `__Host-${name}` : name;
}

export function isToken(value: string): boolean {
  return /^[\w-]{43}$/.test(value);
}

/** Sets the cookie in the response; an empty token deletes it in the browser. */
export function setToken(reply: FastifyReply, cookie: TokenCookie, token: string): void {
  const { request } = reply;
  const name = cookieName(cookie, request);
  const { sameSite } = cookie;
  const maxAge = token === '' ? 0 : cookie.maxAge;
  const secure = isHttps(request);
  void reply.header(
    'set-cookie',
    stringifySetCookie({ name, value: token, path: '/', httpOnly: true, secure, sameSite, maxAge }),
  );
}
