import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { decideSharing, type Sharing } from '#platform/viewer/server/sharing.ts';
import { type DeviceViewer, parseViewer } from '#rules/viewer/viewer.ts';
import { cookieName, isToken, type SiteCookie } from './session-cookie.ts';

/** What the cookies of a request mean. */
type RequestCookies = {
  sharing: Sharing;
  /** the values by name */
  values: Readonly<Record<string, string | undefined>>;
  /** null follows the system */
  theme: 'light' | 'dark' | null;
  viewer: DeviceViewer;
};

const noCookies = interpret({});
const known = new WeakMap<IncomingMessage, RequestCookies>();

/** Reads the cookies of a request, once. Invalid values mean the same as none, but nothing is shared. */
export function readCookies(request: IncomingMessage): RequestCookies {
  const { cookie } = request.headers;
  if (cookie === undefined) return noCookies;
  const cookies = known.get(request) ?? interpret(parseCookie(cookie));
  known.set(request, cookies);
  return cookies;
}

/** The token in a cookie of the request; null if there is none or its format is wrong. */
export function readToken(request: FastifyRequest, cookie: SiteCookie): string | null {
  const token = readCookies(request.raw).values[cookieName(cookie, request)] ?? '';
  return isToken(token) ? token : null;
}

function interpret(values: RequestCookies['values']): RequestCookies {
  const { theme } = values;
  return {
    sharing: decideSharing(values),
    values,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    viewer: parseViewer(values),
  };
}

/** Whether a client asks for plain text: its `Accept` begins with `text/plain`. Browsers never send that for a page. */
export function prefersPlainText({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^\s*text\/plain\b/i.test(headers.accept ?? '');
}

/** Lets programs that search for leaked secrets recognize a key. */
export const apiKeyPrefix = 'cs_';

/** The text after `Authorization: Bearer`, in any format; null without it. */
export function readApiKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
