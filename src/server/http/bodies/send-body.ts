import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpBody } from './http-body.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

export type BodyHeaders = { mediaType: string; cacheControl: string };

/** Sends a body in the best encoding that the client takes, or 304 when it has it already. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: HttpBody, headers: BodyHeaders) {
  reply.header('cache-control', headers.cacheControl);
  reply.header('vary', 'accept-encoding');
  reply.header('etag', body.etag);
  if (reply.statusCode === 200 && hasIt(request, body)) return reply.code(304).send();
  reply.type(headers.mediaType);
  const encoding = body.isCompressible ? negotiateEncoding(request.headers['accept-encoding']) : null;
  if (encoding === null) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.as(encoding));
}

/** Whether the caller says that he has this very body. */
export function hasIt(request: FastifyRequest, { etag }: HttpBody): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  return known.trim() === '*' || known.split(',').some((tag) => strong(tag) === strong(etag));
}

/** Weak comparison (RFC 9110, 8.8.3.2). */
function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
