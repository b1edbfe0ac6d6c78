import { ApiError } from '#contract/api-error.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Call } from '#contract/page-renderer.ts';
import { routes } from '#contract/routes.ts';

type Inputs = { params?: object; query?: object; body?: unknown };

/** Builds the address of a call from its path and query parameters. Undefined parameters are left out. */
export function callUrl(path: string, input: Inputs = {}): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))));
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

const noAnswer: ErrorBody = { error: { code: 'network', message: 'Network error' } };

type Body = { error?: unknown; code?: unknown; fields?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isErrorBody = (body: Body): body is ErrorBody => isObject(body.error);
const isTexts = (value: unknown): value is Record<string, string> => isObject(value);

/** Normalizes the body of an error. Login and sign-up return a plain sentence and the invalid fields next to it. */
export function readRefusal(status: number, body: unknown): ErrorBody {
  const given: Body = isObject(body) ? body : {};
  if (isErrorBody(given)) return given;
  const message = typeof given.error === 'string' ? given.error : `The server answered ${status}`;
  const code = typeof given.code === 'string' ? given.code : 'http';
  return { error: { code, message, ...(isTexts(given.fields) ? { fields: given.fields } : {}) } };
}

async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError(response.status, readRefusal(response.status, body));
}

/** `call` over HTTP. The server validates its responses with the contract's schemas, so the browser does not. */
export const callOverHttp: Call = async (name, input) => {
  const { method, path } = routes[name];
  const inputs: Inputs = input ?? {};
  const hasBody = inputs.body !== undefined;
  const response = await fetch(callUrl(path, inputs), {
    method,
    headers: { accept: 'application/json', ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(inputs.body) } : {}),
  }).catch(() => {
    throw new ApiError(0, noAnswer);
  });
  if (!response.ok) throw await refusal(response);
  return response.json();
};
