import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from a page of this site. Browsers send headers that a page cannot forge; a program without
 * them has no cookies of other users.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Rejects requests other than GET, HEAD and OPTIONS from pages of other sites. */
export function rejectForeignOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || isSameOrigin(request.headers, request.host)) return;
    throw new AppError('foreign_origin', 'Only pages of Called Shot can do this.');
  });
}
