/** Stable error codes of the API; `send-error.ts` maps them to status codes. */
export type ErrorCode =
  | 'invalid_input'
  | 'not_signed_in'
  | 'wrong_credentials'
  | 'forbidden'
  | 'foreign_origin'
  | 'not_found'
  | 'taken'
  | 'prediction_locked'
  | 'unacceptable'
  | 'too_many_requests'
  | 'method_not_allowed'
  | 'too_large'
  | 'not_yet'
  | 'hidden'
  | 'range_not_satisfiable'
  | 'busy'
  | 'not_implemented'
  | 'upstream_unavailable'
  | 'database_unavailable'
  | 'stopping'
  | 'internal';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
  }
}

export class NotFound extends AppError {
  constructor(message: string) {
    super('not_found', message);
  }
}

/** `retryAfter`: seconds */
export class TooManyRequests extends AppError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    const wait = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
    super('too_many_requests', `Too many attempts. Please try again in ${wait}.`);
    this.retryAfter = retryAfter;
  }
}

/** A valid request that violates a rule. `fields`: the error of each invalid field */
export class Unacceptable extends AppError {
  constructor(fields: Record<string, string>) {
    super('unacceptable', upperFirst(formatFields(fields)), fields);
  }
}

export class InvalidInput extends AppError {
  /** `fields`: the error of each invalid field */
  constructor(fields: Record<string, string>) {
    super('invalid_input', formatFields(fields), fields);
  }
}

function formatFields(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, error]) => `${name} ${error}.`)
    .join(' ');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
