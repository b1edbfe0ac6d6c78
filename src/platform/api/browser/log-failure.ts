import type { ApiError } from '../api-error.ts';

/** The lines of the specification's error catalog (section 8) by route. */
const lines: Record<string, (error: ApiError) => string | null> = {
  'GET /api/check_session': ({ status }) =>
    status === 401 ? null : status === 0 ? 'Network error while fetching user data' : 'Failed to fetch user data',
  'GET /api/users/:id': ({ status }) => (status === 401 ? 'Not authorized' : null),
  'POST /api/signup': ({ status, message }) => (status === 0 ? 'Network response was not ok' : message),
  'PATCH /api/users/:id': ({ status }) => (status === 0 ? 'Failed to updated field' : `ERROR: STATUS ${status}`),
  'POST /api/predictions': ({ status, message }) => `Prediction failed. Code: ${status}. ${message}`,
  'GET /api/games': ({ status }) => `Failed to fetch API. Code: ${status}`,
  'GET /api/players': () => "Network response wasn't okay",
};

/** Writes a failed call to the browser's console, as the specification requires for some calls. */
export function logFailure(route: string, error: ApiError): void {
  const line = lines[route]?.(error) ?? null;
  // oxlint-disable-next-line no-console
  if (line !== null) console.log(line);
}
