import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const secondsPerDay = 86_400;

/** A cookie that only the server reads: a token of 32 random bytes as base64url, or the result of a form. */
export type SiteCookie = { name: string; maxAge: number; sameSite: 'lax' | 'strict' };

/** Max-Age is the longest lifetime of a session; the server ends an idle session earlier. */
export const sessionCookie: SiteCookie = { name: 'called_shot', maxAge: 180 * secondsPerDay, sameSite: 'lax' };

/** Proves an earlier sign-in in this browser. Browsers limit the lifetime of a cookie to 400 days. */
export const deviceCookie: SiteCookie = {
  name: 'called_shot_device',
  maxAge: 400 * secondsPerDay,
  sameSite: 'strict',
};

const isHttps = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** Browsers accept a `__Host-` cookie only over HTTPS, from this host and for the whole site. */
export function cookieName({ name }: SiteCookie, request: FastifyRequest): string {
  return isHttps(request) ? `__Host-${name}` : name;
}

export function isToken(value: string): boolean {
  return /^[\w-]{43}$/.test(value);
}

/** Sets the cookie in the response; an empty value deletes it in the browser. */
export function setSiteCookie(reply: FastifyReply, cookie: SiteCookie, value: string): void {
  const { request } = reply;
  const name = cookieName(cookie, request);
  const { sameSite } = cookie;
  const maxAge = value === '' ? 0 : cookie.maxAge;
  const secure = isHttps(request);
  void reply.header(
    'set-cookie',
    stringifySetCookie({ name, value, path: '/', httpOnly: true, secure, sameSite, maxAge }),
  );
}
