import type { ErrorBody } from './error-bodies.ts';

/** A failed API call: the HTTP status (0 when the network failed), and the error code and message of the server. */
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

/** Why the browser itself refuses a change. */
export function refusal(message: string, code = 'refused'): ApiError {
  return new ApiError(0, { error: { code, message } });
}

/** Checks the name, not the class, because the bundle of the pages on the server has its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}

/** Whether the server refused the call with a 4xx status: it would refuse it again. */
export function isClientError(error: unknown): error is ApiError {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/**
 * Header of calls whose refused results are a success, because browsers log other responses as errors: status 200, an `ErrorBody`, and
 * `shownAt`, when it will be shown (epoch ms, league clock; null: not known).
 */
export const refusedAsSuccess = { 'x-refused-results': 'as-success' } as const;

/** Results that the viewer hides. `opens`: the game or the topic; `through`: the last day (YYYY-MM-DD) of standings that are shown */
export type HiddenResult = { kind: 'hidden'; text: string; opens: string; through: string | null };

/** Results that a viewer who is behind has not reached. `shownAt`: epoch ms, league clock; null: it is not known when */
export type LaterResult = { kind: 'later'; text: string; shownAt: number | null };

/** Why results are not shown; null for every other error. */
export function readRefusal(error: unknown): HiddenResult | LaterResult | null {
  if (!isApiError(error)) return null;
  const { code, message: text, fields } = error;
  if (code === 'hidden') return { kind: 'hidden', text, opens: String(fields.opens), through: fields.through ?? null };
  if (code !== 'not_yet') return null;
  return { kind: 'later', text, shownAt: fields.shownAt === undefined ? null : Number(fields.shownAt) };
}
