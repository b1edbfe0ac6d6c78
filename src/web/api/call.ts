import { ApiError } from '#contract/api/api-error.ts';
import type { ErrorBody } from '#contract/api/errors.ts';
import type { Call } from '#contract/api/page-renderer.ts';
import { refusedAsSuccess } from '#contract/api/refused-results.ts';
import { type Route, type RouteName, routes } from '#contract/api/routes.ts';
import { hasOwnView } from './has-own-view.ts';

type Inputs = { params?: object; query?: object; body?: unknown };

/** The URL of a call with its path and query parameters; absent parameters are left out. */
export function callUrl(path: string, input: Inputs = {}): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))));
  const parameters = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  if (parameters.length === 0) return filled;
  return `${filled}?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString()}`;
}

const networkError: ErrorBody = { error: { code: 'network', message: 'Network error' } };

type Body = { error?: unknown; code?: unknown; fields?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isErrorBody = (body: Body): body is ErrorBody => isObject(body.error);
const isStringRecord = (value: unknown): value is Record<string, string> => isObject(value);

/** Parses the body of an error. Sign-in and sign-up have a plain message and the invalid fields. */
export function readErrorBody(status: number, body: unknown): ErrorBody {
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

function refuse(name: RouteName | null, error: ApiError): never {
  // loaded on demand: most visits need no line
  if (name !== null)
    void import('./log-failure.ts').then(
      ({ logFailure }) => logFailure(name, error),
      () => undefined,
    );
  throw error;
}

/** `call` over HTTP. */
export const callOverHttp: Call = (name, input) => callRoute(routes[name], input ?? {}, name);

/**
 * Calls an endpoint. The browser trusts the server's responses and has no schemas (see decision record 002). `name`: a failure is
 * logged under it.
 */
export async function callRoute<T>({ method, path }: Route, inputs: Inputs, name: RouteName | null = null): Promise<T> {
  const hasBody = inputs.body !== undefined;
  const response = await fetch(callUrl(path, inputs), {
    method,
    headers: {
      accept: 'application/json',
      ...refusedAsSuccess,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(inputs.body) } : {}),
    // a stored response of a few seconds ago may be of another instant, or have hidden scores
    ...(hasOwnView() ? { cache: 'no-store' } : {}),
  }).catch(() => refuse(name, new ApiError(0, networkError)));
  if (!response.ok) return refuse(name, await toApiError(response));
  const body: T & Body = await response.json();
  return isRefusal(body) ? refuse(name, new ApiError(425, body)) : body;
}
