import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpBody, negotiateEncoding } from './http-body.ts';

type BodyHeaders = {
  mediaType: string;
  cacheControl: string;
  /** default: `accept-encoding` */
  vary?: string;
};

/** Sends a body in the best encoding that the client accepts. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: HttpBody, headers: BodyHeaders) {
  const { mediaType, cacheControl, vary = 'accept-encoding' } = headers;
  reply.header('cache-control', cacheControl).header('vary', vary).header('etag', body.etag).type(mediaType);
  const encoding = body.isCompressible ? negotiateEncoding(request.headers['accept-encoding']) : null;
  if (encoding === null) return reply.send(body.bytes);
  return reply.header('content-encoding', encoding).send(await body.as(encoding));
}
