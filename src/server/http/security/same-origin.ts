import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a call that changes something comes from our own pages. Browsers tell by headers that no page can forge; a
 * program that sends neither carries nobody's cookies but its own.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses calls that change something when another site's page makes them. */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (harmless.has(request.method) || isSameOrigin(request.headers, request.host)) return;
    throw new AppError('foreign_origin', 'Only pages of Called Shot itself can do this.');
  });
}
