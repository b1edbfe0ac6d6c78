import { isApiError } from '../api-error.ts';

/** The message of a failed call for the user. */
export function describeError(error: unknown): string {
  return isApiError(error) ? error.message : 'This did not work. Please try again.';
}
