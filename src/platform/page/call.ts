import { viewerStore } from '#platform/page/viewer-store.ts';
import { ApiError, isApiError, refusedAsSuccess } from '../api/api-error.ts';
import type { CallInput, CallOutput, Endpoint, RouteOf, CallParts } from '../api/endpoint.ts';
import type { ErrorBody } from '../api/error-bodies.ts';

/** The URL of an endpoint with its path and query parameters; absent parameters are left out. */
export function callUrl<E extends Endpoint>(path: E['path'], input: CallInput<E> & CallParts): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))));
  const parameters = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  if (parameters.length === 0) return filled;
  return `${filled}?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** ms; a dead connection, as after sleep or a change of network, has neither bytes nor an error */
const longestCall = 15_000;

const networkError: ErrorBody = { error: { code: 'network', message: 'Network error' } };

/** An event of the window: no server responds. */
export const connectionLost = 'connection-lost';

/** An event of the window: the server responds again. */
export const connectionBack = 'connection-back';

type Body = { error?: unknown; code?: unknown; fields?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isErrorBody = (body: Body): body is ErrorBody => isObject(body.error);
const isStringRecord = (value: unknown): value is Record<string, string> => isObject(value);

/** Parses the body of an error. Sign-in and sign-up have a plain message and the invalid fields. */
function readErrorBody(status: number, body: unknown): ErrorBody {
  const error: Body = isObject(body) ? body : {};
  if (isErrorBody(error)) return error;
  const message = typeof error.error === 'string' ? error.error : `The server responded with ${status}`;
  const code = typeof error.code === 'string' ? error.code : 'http';
  return { error: { code, message, ...(isStringRecord(error.fields) ? { fields: error.fields } : {}) } };
}

/** Whether a successful response contains, instead of results, why they are not shown. */
const isRefusal = (body: Body): body is ErrorBody => isObject(body) && 'shownAt' in body && isErrorBody(body);

async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError(response.status, readErrorBody(response.status, body));
}

/** Writes a failed call to the browser's console, as the specification requires for some calls. */
function refuse(route: string, error: ApiError): never {
  const line = lines[route]?.(error) ?? null;
  // oxlint-disable-next-line no-console
  if (line !== null) console.log(line);
  throw error;
}

/** A `Call` over HTTP. The browser trusts the server's responses and has no schemas (docs/tools.md). */
export async function callOverHttp<T>(route: string, input: CallParts): Promise<T> {
  const [method, path = ''] = route.split(' ');
  const hasBody = input.body !== undefined;
  const lose = () => {
    globalThis.dispatchEvent?.(new Event(connectionLost));
    return refuse(route, new ApiError(0, networkError));
  };
  const response = await fetch(callUrl(path, input), {
    method,
    headers: {
      accept: 'application/json',
      ...refusedAsSuccess,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
    // a stored response of a few seconds ago may be of another instant, or have hidden scores
    ...(viewerStore.isBehindOrHides() ? { cache: 'no-store' } : {}),
    signal: AbortSignal.timeout(longestCall),
  }).catch(lose);
  if (!response.ok) return refuse(route, await toApiError(response));
  const body: T & Body = await response.json().catch(lose);
  return isRefusal(body) ? refuse(route, new ApiError(425, body)) : body;
}

/** Sends a request whose response is not kept, in the browser only. Components send changes with `useChange`. */
export function send<E extends Endpoint>(route: RouteOf<E>, input: CallInput<E> & CallParts): Promise<CallOutput<E>> {
  return callOverHttp(route, input);
}

/** Reads any failure as an error with a message for the user: that of the server, or `fallback` if it gave none. */
export function readError(error: unknown, fallback = 'This did not work. Please try again.'): ApiError {
  if (isApiError(error) && error.code !== 'http') return error;
  return new ApiError(isApiError(error) ? error.status : 0, { error: { code: 'http', message: fallback } });
}

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
