import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpBody } from './http-body.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

export type BodyHeaders = { mediaType: string; cacheControl: string };

/** Sends a body in the best encoding that the client accepts, or status 304 if the client has it. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: HttpBody, headers: BodyHeaders) {
  reply.header('cache-control', headers.cacheControl);
  reply.header('vary', 'accept-encoding');
  reply.header('etag', body.etag);
  if (reply.statusCode === 200 && isCached(request, body)) return reply.code(304).send();
  reply.type(headers.mediaType);
  const encoding = body.isCompressible ? negotiateEncoding(request.headers['accept-encoding']) : null;
  if (encoding === null) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.as(encoding));
}

/** Whether the client's If-None-Match names this body. */
function isCached(request: FastifyRequest, { etag }: HttpBody): boolean {
  const tags = request.headers['if-none-match'];
  if (tags === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  return tags.trim() === '*' || tags.split(',').some((tag) => toStrongTag(tag) === toStrongTag(etag));
}

/** Weak comparison (RFC 9110, 8.8.3.2). */
function toStrongTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
