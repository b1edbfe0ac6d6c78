import type { ErrorBody } from '#platform/api/errors.ts';
import { UpstreamError, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { AppError, type ErrorCode } from './app-error.ts';
import { DatabaseError } from 'pg';

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

type HttpError = { status: number; body: ErrorBody };

/** Converts any error to a status and a body. Unexpected errors become status 500 without details. */
export function toHttpError(error: unknown): HttpError {
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
