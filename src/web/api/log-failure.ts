import type { ApiError } from '#contract/api/api-error.ts';
import type { RouteName } from '#contract/api/routes.ts';

/** The lines of the specification's error catalog (section 8) by call. */
const lines: Partial<Record<RouteName, (error: ApiError) => string | null>> = {
  checkSession: ({ status }) =>
    status === 401 ? null : status === 0 ? 'Network error while fetching user data' : 'Failed to fetch user data',
  user: ({ status }) => (status === 401 ? 'Not authorized' : null),
  signup: ({ status, message }) => (status === 0 ? 'Network response was not ok' : message),
  patchUser: ({ status }) => (status === 0 ? 'Failed to updated field' : `ERROR: STATUS ${status}`),
  submitPrediction: ({ status, message }) => `Prediction failed. Code: ${status}. ${message}`,
  games: ({ status }) => `Failed to fetch API. Code: ${status}`,
  players: () => "Network response wasn't okay",
};

/** Writes a failed call to the browser's console, as the specification requires for some calls. */
export function logFailure(name: RouteName, error: ApiError): void {
  const line = lines[name]?.(error) ?? null;
  // oxlint-disable-next-line no-console
  if (line !== null) console.log(line);
}
