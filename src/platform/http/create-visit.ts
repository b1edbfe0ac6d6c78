import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnownResults } from '#platform/viewer/server/known-results.ts';
import type { Sharing } from '#platform/viewer/server/sharing.ts';
import { createViewer, type RequestViewer } from '#platform/viewer/server/viewer.ts';
import { prefersPlainText, readCookies, readToken, readApiKey } from './request-headers.ts';
import { deviceCookie, sessionCookie, setSiteCookie } from './session-cookie.ts';

/** The user of a session or of an API key. */
export type SignedIn = { id: number; username: string; isAdmin: boolean };

/** The HTTP layer's access to users, sessions and API keys. */
export type Visitors = {
  /** null for a token that is unknown, revoked or expired */
  userOf(token: string): Promise<SignedIn | null>;
  /** null for an API key that is unknown or revoked. Counts the request, and rejects with `TooManyRequests` */
  userOfKey(key: string): Promise<SignedIn | null>;
  isUser(id: number): Promise<boolean>;
  /** epoch ms (league clock) */
  now(): number;
  results: KnownResults;
};

/** The client of a request; the API calls of one page share it. */
export type Visit = {
  /** read from the database once, at the first call, and again after the session has changed */
  user(): Promise<SignedIn | null>;
  /** whether the request has an API key. Its user is that of the key then, whatever the cookie */
  hasKey: boolean;
  isUser(id: number): Promise<boolean>;
  /** epoch ms (league clock) at which the request arrived */
  now: number;
  viewer: RequestViewer;
  /** who else may receive the response */
  sharing: Sharing;
  /** IP address */
  address: string;
  session: {
    /** from the request's cookie, or of a session that was started since */
    token: string | null;
    start(token: string): void;
    /** the token of an earlier sign-in in this browser */
    device: string | null;
    rememberDevice(token: string): void;
    end(): void;
  };
  /** the request's `User-Agent` */
  userAgent: string;
  /** the client prefers plain text to a page */
  prefersPlainText: boolean;
  /** of the requested URL, which the client controls */
  origin: string;
};

/** The visit of a request. Without `reply` (pages rendered on the server) the session is read-only, and an API key is ignored. */
export function createVisit(request: FastifyRequest, visitors: Visitors, reply?: FastifyReply): Visit {
  const { sharing, viewer } = readCookies(request.raw);
  const now = visitors.now();
  const key = reply === undefined ? null : readApiKey(request);
  let user: Promise<SignedIn | null> | null = null;
  const findUser = async () => {
    if (key !== null) return visitors.userOfKey(key);
    return session.token === null ? null : visitors.userOf(session.token);
  };
  const set = (cookie: typeof sessionCookie, value: string) => {
    if (reply === undefined) throw new TypeError('A page cannot start or end a session');
    setSiteCookie(reply, cookie, value);
  };
  const change = (token: string | null) => {
    set(sessionCookie, token ?? '');
    session.token = token;
    user = null;
  };
  const session: Visit['session'] = {
    token: readToken(request, sessionCookie),
    device: readToken(request, deviceCookie),
    rememberDevice: (device) => set(deviceCookie, device),
    start: change,
    end: () => change(null),
  };
  return {
    user: () => (user ??= findUser()),
    hasKey: key !== null,
    isUser: visitors.isUser,
    now,
    viewer: createViewer(viewer, { arrivedAt: now, now: visitors.now, results: visitors.results }),
    sharing,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    prefersPlainText: prefersPlainText(request.raw),
    origin: `${request.protocol}://${request.host}`,
    session,
  };
}

const storage = new AsyncLocalStorage<string | null>();

/** The network of the client whose request is processed; null for work of the server. */
export function currentVisitor(): string | null {
  return storage.getStore() ?? null;
}

/** Runs work, and everything that it starts, on behalf of a visitor; null: of the server. */
export function runAsVisitor<T>(visitor: string | null, work: () => T): T {
  return storage.run(visitor, work);
}
