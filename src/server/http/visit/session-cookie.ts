import type { FastifyReply, FastifyRequest } from 'fastify';

const secondsPerDay = 86_400;
const tokenPattern = /^[\w-]{43}$/;

/** A cookie that holds a token of 32 random bytes as base64url. */
type TokenCookie = { name: string; maxAge: number; sameSite: 'lax' | 'strict' };

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
const nameOf = ({ name }: TokenCookie, request: FastifyRequest): string => (isHttps(request) ? `__Host-${name}` : name);

/** The token in a cookie of the request; null if there is none or its format is wrong. */
export function readToken(request: FastifyRequest, cookie: TokenCookie): string | null {
  const token = request.cookies[nameOf(cookie, request)] ?? '';
  return tokenPattern.test(token) ? token : null;
}

/** Sets the cookie in the response; an empty token deletes it in the browser. */
export function setToken(reply: FastifyReply, cookie: TokenCookie, token: string): void {
  const { request } = reply;
  void reply.setCookie(nameOf(cookie, request), token, {
    path: '/',
    httpOnly: true,
    secure: isHttps(request),
    sameSite: cookie.sameSite,
    maxAge: token === '' ? 0 : cookie.maxAge,
  });
}
