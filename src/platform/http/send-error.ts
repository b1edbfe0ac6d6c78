import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { refusedAsSuccess } from '#platform/api/api-error.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import type { ErrorBody, SignUpErrorBody, PlainErrorBody } from '#platform/api/error-bodies.ts';
import { UpstreamError, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { TooManyRequests, AppError, type ErrorCode } from './app-error.ts';
import { createDocumentPolicy } from './content-security-policy.ts';
import { prefersPlainText } from './request-headers.ts';
import type { TextDocument } from './text-document.ts';
import { documentStyle, writeHtml } from './write-html.ts';
import { writePlainText } from './write-plain-text.ts';

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

const statuses: Record<ErrorCode, number> = {
  invalid_input: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  taken: 409,
  prediction_locked: 409,
  unacceptable: 422,
  not_yet: 425,
  hidden: 425,
  too_many_requests: 429,
  method_not_allowed: 405,
  too_large: 413,
  range_not_satisfiable: 416,
  busy: 503,
  upstream_unavailable: 503,
  database_unavailable: 503,
  stopping: 503,
  internal: 500,
  not_implemented: 501,
};

/** Converts any error to a status and a body. Unexpected errors become status 500 without details. */
export function toHttpError(error: unknown): { status: number; body: ErrorBody } {
  const { code, message, fields } = toAppError(error);
  return { status: statuses[code], body: { error: { code, message, ...(fields && { fields }) } } };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof UpstreamNotFound) return new AppError('not_found', 'We couldn’t find that game or player.');
  if (error instanceof UpstreamError) {
    return new AppError('upstream_unavailable', 'The league does not respond at the moment. Please try again shortly.');
  }
  if (isDatabaseUnreachable(error)) {
    return new AppError(
      'database_unavailable',
      'Accounts and picks are not available at the moment. Please try again shortly.',
    );
  }
  if (isOfDeletedUser(error)) return new AppError('not_signed_in', 'You need to sign in first.');
  return frameworkError(error) ?? new AppError('internal', 'Something went wrong on the server.');
}

/** Errors of Fastify and its plugins: malformed URLs, bodies and ranges. */
function frameworkError(error: unknown): AppError | null {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  if (status === 413) return new AppError('too_large', 'The request is too large.');
  if (status === 416) return new AppError('range_not_satisfiable', 'The file is shorter than the requested range.');
  if (status === 503) return new AppError('stopping', 'The server is stopping. Please try again shortly.');
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  return new AppError('invalid_input', 'The request is malformed.');
}

const foreignKeyViolation = '23503';

/** Whether a row could not be written because its user was deleted after the session was checked. */
function isOfDeletedUser(error: unknown): boolean {
  if (error instanceof DatabaseError)
    return error.code === foreignKeyViolation && error.constraint?.endsWith('_user_id_fkey') === true;
  return error instanceof Error && isOfDeletedUser(error.cause);
}

/** Classes of PostgreSQL error codes: connection failure, insufficient resources, operator intervention. */
const connectionClasses = /^(08|53|57P)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** messages of the driver that have no code */
const connectionMessages = /Connection terminated|timeout exceeded when trying to connect/;

/** Whether an error means that the database cannot be reached, and not that a query is wrong. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // the socket of a stopped embedded server is a missing file
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (
    isSocketMissing ||
    networkCodes.has(code) ||
    connectionClasses.test(code) ||
    connectionMessages.test(error.message)
  )
    return true;
  return isDatabaseUnreachable(error.cause);
}
