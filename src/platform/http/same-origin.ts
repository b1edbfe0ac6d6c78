import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from a page of this site. Browsers send headers that a page cannot forge; a program without
 * them has no cookies of other users. `origins`: those of the site, such as https://shot.example
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && origins.includes(new URL(origin).origin);
}

/** Rejects requests other than GET, HEAD and OPTIONS from pages of other sites, and from those of this host with another scheme. */
export function rejectForeignOrigins(app: FastifyInstance, originOf: OriginOf): void {
  const originOfRequest = createOriginOf(null);
  app.addHook('onRequest', async (request) => {
    const isSafe = safeMethods.has(request.method);
    if (isSafe || isSameOrigin(request.headers, [originOf(request), originOfRequest(request)])) return;
    throw new AppError('foreign_origin', 'Only pages of Called Shot can do this.');
  });
}

const hostPattern = /^(?:[a-z\d_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Rejects requests with several Host headers or with a host that is not valid in a URL. HTTP/1.0 requests may have none. */
export function rejectMalformedHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { host } = request;
    const isValid = host === '' || (hostPattern.test(host) && URL.canParse(`http://${host}`));
    if (isValid && countHosts(request) <= 1) return;
    throw new AppError('invalid_input', 'The Host header is malformed.');
  });
}

/** Node's `headers` contain only the first one. In `rawHeaders`, names and values alternate. */
function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** The scheme and host of the site, without a trailing slash. */
export type OriginOf = (request: FastifyRequest) => string;

/** Without `publicUrl`, the origin is that of the request, which the client controls. */
export function createOriginOf(publicUrl: string | null): OriginOf {
  if (publicUrl !== null) return () => publicUrl;
  return ({ protocol, host }) => `${protocol === 'https' ? 'https' : 'http'}://${host === '' ? 'localhost' : host}`;
}
