import type { FastifyInstance } from 'fastify';

/** Sends status 304 without a body to a client that has the response already. */
export function confirmUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', ({ method, headers }, reply, payload, done) => {
    const etag = reply.getHeader('etag');
    const isRead = (method === 'GET' || method === 'HEAD') && reply.statusCode === 200;
    if (!isRead || typeof etag !== 'string' || !isCached(headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    done(null, null);
  });
}

/** Whether an If-None-Match header names the entity tag, by weak comparison (RFC 9110, 8.8.3.2). */
export function isCached(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === etag || header.trim() === '*' || header.split(',').some((tag) => toStrongTag(tag) === toStrongTag(etag))
  );
}

function toStrongTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
