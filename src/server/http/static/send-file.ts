import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import type { HttpBody } from '../bodies/http-body.ts';
import { type BodyHeaders, hasIt, sendBody } from '../bodies/send-body.ts';

/**
 * Sends a file, or the part of it that is asked for: a video is sought in without loading it whole. What is compressed
 * on the way has no parts.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, body: HttpBody, headers: BodyHeaders) {
  if (body.isCompressible) return sendBody(request, reply, body, headers);
  reply.header('accept-ranges', 'bytes');
  const part =
    request.method === 'GET' && isSameFile(request, body) ? byteRange(request.headers.range, size(body)) : null;
  if (part === null || hasIt(request, body)) return sendBody(request, reply, body, headers);
  if (part === 'none')
    return reply
      .code(416)
      .header('content-range', `bytes */${size(body)}`)
      .send();
  const { first, last } = part;
  reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${size(body)}`)
    .header('cache-control', headers.cacheControl)
    .header('etag', body.etag)
    .type(headers.mediaType);
  return reply.send(body.bytes.subarray(first, last + 1));
}

const size = ({ bytes }: HttpBody): number => bytes.length;

/** Who has a part of another version gets the whole of this one. We tell no dates, so a date never fits. */
function isSameFile(request: FastifyRequest, { etag }: HttpBody): boolean {
  const known = request.headers['if-range'];
  return known === undefined || known === etag;
}
