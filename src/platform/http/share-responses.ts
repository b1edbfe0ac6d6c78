import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type SharedKind, sharingOf } from '#platform/viewer/server/sharing.ts';
import { isCached, negotiateEncoding } from './http-body.ts';
import { prefersPlainText, readCookies } from './request-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** what decides the response of the route; absent: it is of one client */
    kind?: SharedKind;
  }
  interface FastifyRequest {
    /** of the request that makes a response for others; null: it makes its own */
    flight: Flight | null;
    /** whether the response was made for another request */
    isShared: boolean;
    /** whether a form has changed what all clients see */
    hasChangedPublicData: boolean;
  }
}

/** Requests with the same key wait for the first of them. `waiting` is called when its response is ready or has failed. */
type Flight = { key: string; waiting: (() => void)[] };

/** Header names and values in turn. */
type HeaderList = readonly string[];
type SharedResponse = {
  status: number;
  body: Buffer;
  etag: string | undefined;
  headers: HeaderList;
  unchangedHeaders: HeaderList;
};

/** The responses of this process that are the same for every client with the same request. */
export type SharedResponses = {
  entries: LRUCache<string, SharedResponse>;
  flights: Map<string, Flight>;
  /** Call this when the data of any response has changed. */
  clear(): void;
  /** Call this when the live feed of a game has changed. Pages remain, because they follow the game themselves. */
  clearGame(gamePk: number): void;
};

const validForMs = 1000;
const maxEntries = 2000;
const maxBytes = 64 * 1024 * 1024;
/** for the key and the headers */
const bytesOfEntry = 3000;
/** A longer URL is not shared. */
const maxUrlLength = 1000;
/** Headers of one response. */
const ownHeaders = new Set(['x-request-id', 'connection', 'date']);
const bodyHeaders = new Set(['content-type', 'content-encoding', 'content-length']);

/** `realNow`: epoch ms */
export function createSharedResponses(realNow: () => number): SharedResponses {
  const entries = new LRUCache<string, SharedResponse>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + bytesOfEntry,
    ttl: validForMs,
    ttlResolution: 0,
    perf: { now: realNow },
  });
  const flights = new Map<string, Flight>();
  return {
    entries,
    flights,
    clear() {
      entries.clear();
      flights.clear();
    },
    clearGame(gamePk) {
      const isOfGame = new RegExp(`^/api/games/${gamePk}\\b`);
      for (const key of entries.keys()) if (isOfGame.test(key)) entries.delete(key);
      for (const key of flights.keys()) if (isOfGame.test(key)) flights.delete(key);
    },
  };
}

/**
 * Makes the response of a route that others may receive once for simultaneous and later requests, for a second. Errors, redirects and
 * responses with cookies are not shared.
 */
export function shareResponses(app: FastifyInstance, { entries, flights, clear }: SharedResponses): void {
  let isClosing = false;
  app.decorateRequest('flight', null);
  app.decorateRequest('isShared', false);
  app.decorateRequest('hasChangedPublicData', false);
  // a response that closes its connection is not the same for all
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    const key = isClosing ? null : sharedKey(request);
    const stored = key === null ? undefined : entries.get(key);
    if (stored !== undefined) return sendShared(request, reply, stored);
    if (key === null || request.method !== 'GET') return done();
    const flight = flights.get(key);
    if (flight === undefined) {
      request.flight = { key, waiting: [] };
      flights.set(key, request.flight);
      return done();
    }
    flight.waiting.push(() => {
      const made = entries.get(key);
      if (made === undefined) done();
      else sendShared(request, reply, made);
    });
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { flight, routeOptions, body, hasChangedPublicData } = request;
    if (flight !== null) {
      const response = flights.get(flight.key) === flight ? toShared(request, reply, payload) : null;
      if (response !== null) entries.set(flight.key, response);
      if (flights.get(flight.key) === flight) flights.delete(flight.key);
      for (const resume of flight.waiting) resume();
    }
    const changes = reply.statusCode < 400 && routeOptions.config.changesPublicData?.(body) === true;
    if (changes || hasChangedPublicData) clear();
    done(null, payload);
  });
}

/** Requests with the same key have the same response. Null: the response is not shared. */
function sharedKey(request: FastifyRequest): string | null {
  const { kind = 'one' } = request.routeOptions.config;
  const { url, method, headers, host, protocol } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxUrlLength) return null;
  const { sharing, theme } = readCookies(request.raw);
  if (!sharingOf(sharing, kind).isShared || headers.authorization !== undefined) return null;
  const look = kind === 'page' ? String(theme) : '';
  const form = prefersPlainText(request) ? 'plain' : '';
  const encoding = negotiateEncoding(headers['accept-encoding']) ?? '';
  return `${url}\n${protocol}\n${host}\n${look}\n${form}\n${encoding}`;
}

/** The response that is about to be sent, as others receive it; null if it is not shared. */
function toShared(request: FastifyRequest, reply: FastifyReply, payload: unknown): SharedResponse | null {
  const { statusCode } = reply;
  // without `If-None-Match`, status 304 follows from the URL
  const isWhole = statusCode === 200 || (statusCode === 304 && request.headers['if-none-match'] === undefined);
  const body = statusCode === 304 ? Buffer.alloc(0) : payload;
  if (!isWhole || !Buffer.isBuffer(body) || reply.hasHeader('set-cookie')) return null;
  const etag = reply.getHeader('etag');
  const present = Object.entries({
    ...reply.getHeaders(),
    ...(statusCode === 200 && { 'content-length': body.length }),
  });
  const headers = present.filter(([name]) => !ownHeaders.has(name));
  const listOf = (list: typeof headers) => list.flatMap(([name, value]) => [name, String(value)]);
  return {
    status: statusCode,
    body,
    etag: typeof etag === 'string' ? etag : undefined,
    headers: listOf(headers),
    unchangedHeaders: listOf(headers.filter(([name]) => !bodyHeaders.has(name))),
  };
}

function sendShared(request: FastifyRequest, reply: FastifyReply, response: SharedResponse): void {
  const { status, body, etag, headers, unchangedHeaders } = response;
  const isUnchanged = etag !== undefined && isCached(request.headers['if-none-match'], etag);
  request.isShared = true;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(isUnchanged ? 304 : status, [
    ...(isUnchanged ? unchangedHeaders : headers),
    'x-request-id',
    request.id,
  ]);
  if (isUnchanged || request.method === 'HEAD') raw.end();
  else raw.end(body);
}
