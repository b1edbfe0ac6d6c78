import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#platform/api/errors.ts';
import { createDocumentPolicy } from '../security/content-security-policy.ts';
import { prefersPlainText } from '../visit/prefers-plain-text.ts';
import { documentStyle } from './document-style.ts';
import type { TextDocument } from './text-document.ts';
import { writeHtml } from './write-html.ts';
import { writePlainText } from './write-plain-text.ts';

/** Sends an error as a page, or as plain text where the address or the client asks for it. The status is set already. */
export function sendErrorDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { error: { message } }: ErrorBody,
): FastifyReply {
  // the text version of today's games
  const day = '/today/text';
  const document: TextDocument = {
    title: `Error ${reply.statusCode}`,
    path: day,
    page: day,
    blocks: [
      { kind: 'facts', facts: [message] },
      { kind: 'links', links: [{ label: 'Today’s games', path: day }] },
    ],
  };
  const isPlain = /\.txt(?:\?|$)/.test(request.url) || prefersPlainText(request.raw);
  reply.header('vary', 'accept');
  if (isPlain)
    return reply
      .type('text/plain; charset=utf-8')
      .send(writePlainText(document, `${request.protocol}://${request.host}`));
  return reply
    .header('content-security-policy', createDocumentPolicy(documentStyle))
    .type('text/html; charset=utf-8')
    .send(writeHtml(document));
}
