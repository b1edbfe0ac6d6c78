import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpBody } from './http-body.ts';
import { isCached } from './is-cached.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

export type BodyHeaders = {
  mediaType: string;
  cacheControl: string;
  /** default: `accept-encoding` */
  vary?: string;
  /** called when the response is complete, before the part of it that this client needs is selected */
  onReady?: () => void;
};

/** Sends a body in the best encoding that the client accepts, or status 304 if the client has it. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: HttpBody, headers: BodyHeaders) {
  const { mediaType, cacheControl, vary = 'accept-encoding', onReady } = headers;
  reply.header('cache-control', cacheControl).header('vary', vary).header('etag', body.etag).type(mediaType);
  const isUnchanged = reply.statusCode === 200 && hasBody(request, body);
  const encoding = body.isCompressible ? negotiateEncoding(request.headers['accept-encoding']) : null;
  const isNeeded = encoding !== null && (onReady !== undefined || !isUnchanged);
  const bytes = isNeeded ? await body.as(encoding) : body.bytes;
  onReady?.();
  if (isUnchanged) return reply.code(304).removeHeader('content-type').send();
  return (encoding === null ? reply : reply.header('content-encoding', encoding)).send(bytes);
}

/** Whether the client has this body. */
function hasBody({ method, headers }: FastifyRequest, { etag }: HttpBody): boolean {
  return (method === 'GET' || method === 'HEAD') && isCached(headers['if-none-match'], etag);
}
