import { retryAfter } from './retry-after.ts';
import { UpstreamError, UpstreamNotFound } from './upstream-error.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Options = { fetch: Fetch; signal: AbortSignal; now: () => number };

export type FetchedJson = { body: object; /** characters */ size: number };

/** One GET of a JSON object or list. Rejects with `UpstreamError`; the signal covers the body too. */
export async function fetchJson(url: string, options: Options): Promise<FetchedJson> {
  const text = await fetchText(url, options);
  const body = parse(text);
  if (body === null) throw new UpstreamError('body', `The upstream's response is not JSON: ${excerpt(text)}`);
  return { body, size: text.length };
}

async function fetchText(url: string, { fetch, signal, now }: Options): Promise<string> {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
    if (response.ok) return await response.text();
    await response.body?.cancel();
    throw statusError(response, now());
  } catch (cause) {
    throw cause instanceof UpstreamError ? cause : connectionError(cause, signal);
  }
}

function statusError(response: Response, now: number): UpstreamError {
  const { status } = response;
  if (status === 404) return new UpstreamNotFound('The upstream has no such resource');
  const pause = retryAfter(response.headers.get('retry-after'), now);
  const detail = pause === null ? { status } : { status, retryAfter: pause };
  return new UpstreamError('status', `The upstream responded with status ${status}`, detail);
}

function connectionError(cause: unknown, signal: AbortSignal): UpstreamError {
  if (signal.aborted) return new UpstreamError('timeout', 'The upstream did not respond in time', { cause });
  return new UpstreamError('network', 'The connection to the upstream failed', { cause });
}

function parse(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

function excerpt(text: string): string {
  return JSON.stringify(text.slice(0, 60));
}
