/** A refusal with a stable code for programs and a sentence for people; `errors-to-http.ts` gives each code its status. */
export type ErrorCode =
  | 'invalid_input'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'upstream_unavailable'
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

export class InvalidInput extends AppError {
  /** `fields`: what is wrong with each field at fault */
  constructor(fields: Record<string, string>) {
    super('invalid_input', sentence(fields), fields);
  }
}

function sentence(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, words]) => `${name} ${words}.`)
    .join(' ');
}
