import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusedAsSuccess } from '#platform/api/refused-results.ts';
import { TooManyRequests } from './app-error.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import type { ErrorBody, SignUpErrorBody, PlainErrorBody } from '#platform/api/errors.ts';
import { toHttpError } from './to-http-error.ts';
import { createDocumentPolicy } from '../security/content-security-policy.ts';
import { prefersPlainText } from '../visit/request-cookies.ts';
import { documentStyle } from '../documents/document-style.ts';
import type { TextDocument } from '../documents/text-document.ts';
import { writeHtml } from '../documents/write-html.ts';
import { writePlainText } from '../documents/write-plain-text.ts';

const wantsSuccess = ({ headers }: FastifyRequest): boolean =>
  Object.entries(refusedAsSuccess).every(([name, value]) => headers[name] === value);

/** Sends the response of an error in the format of the endpoint. Errors of the server are logged. */
export function sendError(
  error: Error & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body } = toHttpError(error);
  if (error.headers !== undefined) reply.headers(error.headers);
  if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfter));
  if (status === 503) reply.header('retry-after', '5');
  if (status >= 500) request.log.error({ err: error }, 'A request failed');
  reply.code(status).header('cache-control', 'no-store');
  if (status === 425 && wantsSuccess(request)) {
    const { shownAt } = body.error.fields ?? {};
    return reply.code(200).send({ ...body, shownAt: shownAt === undefined ? null : Number(shownAt) });
  }
  if (request.routeOptions.config?.errorFormat === 'document') return sendErrorDocument(request, reply, body);
  return reply
    .type('application/json; charset=utf-8')
    .send(toErrorBody(body, request.routeOptions.config?.errorFormat));
}

/** The error body in the format of the endpoint. */
function toErrorBody(body: ErrorBody, format: Endpoint['errorFormat']): ErrorBody | PlainErrorBody | SignUpErrorBody {
  const { code, message, fields } = body.error;
  if (format === 'plain') return { error: message, code, ...(fields && { fields }) };
  if (format === 'sign-up') return { Error: message, error: message, code, fields: fields ?? {} };
  return body;
}

/** Sends an error as a page, or as plain text where the URL or the client asks for it. The status is set already. */
function sendErrorDocument(
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
