import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { type HiddenScores, parseHiddenScores } from '#rules/viewer/hidden-scores.ts';
import { parseViewerClock, type ViewerClock } from '#rules/viewer/viewer-clock.ts';
import { cookieName, deviceCookie, isToken, sessionCookie, type TokenCookie } from './session-cookie.ts';

/**
 * What of the response to a request may be sent to other clients too. `all`: pages and public data, because the cookies change
 * nothing but the theme; `data`: only public data, because the request has a session; `nothing`: the viewer sees an earlier
 * instant or hides scores, or a cookie of this site has a name or value that the site never sets.
 */
export type Sharing = 'all' | 'data' | 'nothing';

/** What the cookies of a request mean. */
export type RequestCookies = {
  sharing: Sharing;
  /** the values by name */
  values: Readonly<Record<string, string | undefined>>;
  /** null follows the system */
  theme: 'light' | 'dark' | null;
  clock: ViewerClock;
  /** what the viewer hides; null: nothing */
  hidden: HiddenScores | null;
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
export function readToken(request: FastifyRequest, cookie: TokenCookie): string | null {
  const token = readCookies(request.raw).values[cookieName(cookie, request)] ?? '';
  return isToken(token) ? token : null;
}

function interpret(values: RequestCookies['values']): RequestCookies {
  const { theme } = values;
  return {
    sharing: decideSharing(values),
    values,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    clock: parseViewerClock(values),
    hidden: parseHiddenScores(values),
  };
}

function decideSharing(values: RequestCookies['values']): Sharing {
  const each = Object.entries(values).map(([name, value = '']) => sharingWith(name.replace(/^__Host-/, ''), value));
  return each.find((one) => one === 'nothing') ?? each.find((one) => one === 'data') ?? 'all';
}

/** What may be shared with one cookie. Those of other applications on this host have no effect. */
function sharingWith(name: string, value: string): Sharing {
  if (name === sessionCookie.name) return isToken(value) ? 'data' : 'nothing';
  if (name === deviceCookie.name) return isToken(value) ? 'all' : 'nothing';
  if (name === 'theme') return value === 'light' || value === 'dark' ? 'all' : 'nothing';
  return name.startsWith(sessionCookie.name) || /^(?:delay|held|hide|opened)$/.test(name) ? 'nothing' : 'all';
}
