import type { FastifyRequest } from 'fastify';

/** The scheme and host of the site, without a trailing slash. */
export type OriginOf = (request: FastifyRequest) => string;

/** Without `publicUrl`, the origin is that of the request, which the client controls. */
export function createOriginOf(publicUrl: string | null): OriginOf {
  if (publicUrl !== null) return () => publicUrl;
  return ({ protocol, host }) => `${protocol === 'https' ? 'https' : 'http'}://${host === '' ? 'localhost' : host}`;
}
