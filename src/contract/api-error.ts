import type { ErrorBody } from './errors.ts';

/** A refused or failed call: `status` as in HTTP (0 when the network failed), and the server's own words. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(status: number, body: ErrorBody) {
    super(body.error.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.error.code;
    this.fields = body.error.fields ?? {};
  }
}

/** By its name, not its class: the server's bundle of the pages has a class of its own for the same error. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}
