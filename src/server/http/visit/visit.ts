import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../security/security-headers.ts';
import { clearedSessionCookie, deviceCookie, deviceToken, sessionCookie, sessionToken } from './session-cookie.ts';

/** Whom a session belongs to. */
export type SignedIn = { id: number; username: string };

/** What the HTTP side asks about visitors. */
export type Visitors = {
  /** null for a token that is unknown, revoked or too old */
  userOf(token: string): Promise<SignedIn | null>;
  isUser(id: number): Promise<boolean>;
  /** epoch ms (league clock) */
  now(): number;
};

/** Who calls, from where and when; several calls of one page share one. */
export type Visit = {
  /** asked of the database once, and only when a call needs to know */
  user(): Promise<SignedIn | null>;
  isUser(id: number): Promise<boolean>;
  /** epoch ms (league clock) at which the request arrived */
  now: number;
  /** IP address */
  address: string;
  session: {
    /** as the visitor's browser sent it */
    token: string | null;
    start(token: string): void;
    /** what the browser shows of an earlier sign-in, and how it is given that */
    device: string | null;
    rememberDevice(token: string): void;
    end(): void;
  };
};

/** The visit of a request. Without `reply`, for pages rendered here, a session can be read and nothing else. */
export function visitOf(request: FastifyRequest, visitors: Visitors, reply?: FastifyReply): Visit {
  const overHttps = isSecure(request);
  const token = sessionToken(request.headers.cookie, overHttps);
  let user: Promise<SignedIn | null> | null = null;
  const answerCookie = (cookie: string) => {
    if (reply === undefined) throw new TypeError('A page cannot start or end a session');
    reply.header('set-cookie', cookie);
  };
  return {
    user: () => (user ??= token === null ? Promise.resolve(null) : visitors.userOf(token)),
    isUser: visitors.isUser,
    now: visitors.now(),
    address: request.ip,
    session: {
      token,
      device: deviceToken(request.headers.cookie, overHttps),
      rememberDevice: (device) => answerCookie(deviceCookie(device, overHttps)),
      start: (fresh) => answerCookie(sessionCookie(fresh, overHttps)),
      end: () => answerCookie(clearedSessionCookie(overHttps)),
    },
  };
}
