import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** The logged form of an error: only fields that contain no data of users. */
type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  /** of a database error */
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
};

const maxDepth = 5;

/** as much of a thrown value that is not an error as a line of the log needs */
const shown = { depth: 2, maxArrayLength: 5, maxStringLength: 500, breakLength: Infinity };

/**
 * Converts an error for the log. The messages of database errors contain parameters and rows; they are replaced by the query
 * text with placeholders and by the error code.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: `${inspect(error, shown)} was thrown` };
  const { name, stack, cause } = error;
  return {
    type: name,
    message: messageOf(error),
    ...codeOf(error),
    ...(error instanceof DatabaseError && databaseDetail(error)),
    ...(stack !== undefined && { stack: framesOf(stack, error.message) }),
    ...(cause !== undefined && depth < maxDepth && { cause: serializeError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < maxDepth && { errors: error.errors.map((inner: unknown) => serializeError(inner, depth + 1)) }),
  };
}

/** Formats an error as text for standard error, with the same fields as in the log. */
export function formatError(error: unknown): string {
  return formatLogged(serializeError(error));
}

function formatLogged({ type, message, code, stack, cause }: LoggedError): string {
  const head = `${type}: ${message}${code === undefined ? '' : ` (${code})`}`;
  return [head, stack, cause && `cause: ${formatLogged(cause)}`].filter((line) => line !== undefined).join('\n');
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof DatabaseError) return `${error.severity ?? 'ERROR'} of the database`;
  return error.message;
}

function codeOf(error: Error): { code?: string } {
  return 'code' in error ? { code: String(error.code) } : {};
}

function databaseDetail({ constraint, table, column, routine }: DatabaseError) {
  return {
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    ...(routine !== undefined && { routine }),
  };
}

/** The stack without the message, which it repeats. */
function framesOf(stack: string, message: string): string {
  const afterMessage = message === '' ? stack : (stack.split(message).at(-1) ?? '');
  return afterMessage
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
