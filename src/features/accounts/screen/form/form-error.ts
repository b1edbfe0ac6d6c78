import { isApiError } from '#platform/api/api-error.ts';

/** The error of a refused form: one message, and a short text for each invalid field. */
export type FormError = { message: string; fields: Readonly<Record<string, string>> };

/** Converts an error to the server's message, 'Network error', or `fallback` if there is no message. */
export function toFormError(error: unknown, fallback: string): FormError {
  if (!isApiError(error)) return { message: fallback, fields: {} };
  return { message: error.code === 'http' ? fallback : error.message, fields: error.fields };
}
