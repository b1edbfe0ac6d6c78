import { ApiError } from '#contract/api-error.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Call } from '#contract/page-renderer.ts';
import { routes } from '#contract/routes.ts';

type Inputs = { params?: object; query?: object; body?: unknown };

/** The address of a call: path parameters filled in, query parameters appended, absent ones left out. */
export function callUrl(path: string, input: Inputs = {}): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))));
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

const noAnswer: ErrorBody = { error: { code: 'network', message: 'Network error' } };

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object';
}

async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const words = { error: { code: 'http', message: `The server answered ${response.status}` } };
  return new ApiError(response.status, isErrorBody(body) ? body : words);
}

/** `call` over HTTP. The server has checked its answer with the contract's schema, so none is carried here. */
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
