import { UpstreamError, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';

type Body = AsyncIterable<Uint8Array> & { cancel(): Promise<void> };
type FetchedResponse = Pick<Response, 'ok' | 'status'> & {
  headers: { get(name: string): string | null };
  body: Body | null;
};
type FetchOptions = { signal: AbortSignal; headers: Record<string, string>; redirect: 'manual' };

export type Fetch = (url: string, init: FetchOptions) => Promise<FetchedResponse>;

type Options = {
  fetch: Fetch;
  signal: AbortSignal;
  now: () => number;
  /** waits for the rate limit before a redirect is followed */
  beforeRedirect(): Promise<void>;
};

export type FetchedJson = { body: object; text: string };

const deepest = 64;
const mostRedirects = 2;

/**
 * One GET of a JSON object or list, with limits on size, nesting and redirects. Rejects with `UpstreamError`; the signal covers the
 * body too.
 */
export async function fetchJson(url: string, options: Options): Promise<FetchedJson> {
  const text = await fetchText(url, options);
  if (isNestedDeeper(text, deepest)) throw new UpstreamError('limit', "The upstream's response is nested too deeply");
  const body = parse(text);
  if (body === null) throw new UpstreamError('body', `The upstream's response is not JSON: ${excerpt(text)}`);
  return { body, text };
}

async function fetchText(url: string, options: Options): Promise<string> {
  try {
    const response = await followRedirects(url, options);
    if (response.ok) return await readText(response.body);
    await response.body?.cancel();
    throw statusError(response, options.now());
  } catch (cause) {
    throw cause instanceof UpstreamError ? cause : connectionError(cause, options.signal);
  }
}

/** Follows redirects only within the host and scheme of `url`: another URL could be inside the server's network. */
async function followRedirects(url: string, options: Options, redirects = 0): Promise<FetchedResponse> {
  const { fetch, signal, beforeRedirect } = options;
  const response = await fetch(url, { signal, headers: { accept: 'application/json' }, redirect: 'manual' });
  const location = isRedirect(response.status) ? response.headers.get('location') : null;
  if (location === null) return response;
  await response.body?.cancel();
  const target = URL.parse(location, url);
  if (target?.origin !== new URL(url).origin || redirects >= mostRedirects) {
    const { status } = response;
    throw new UpstreamError('status', 'The upstream redirects to another host, or too often', { status });
  }
  await beforeRedirect();
  return followRedirects(target.href, options, redirects + 1);
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function statusError({ status, headers }: FetchedResponse, now: number): UpstreamError {
  if (status === 404) return new UpstreamNotFound('The upstream has no such resource');
  const pause = retryAfter(headers.get('retry-after'), now);
  const detail = pause === null ? { status } : { status, retryAfter: pause };
  return new UpstreamError('status', `The upstream responded with status ${status}`, detail);
}

function connectionError(cause: unknown, signal: AbortSignal): UpstreamError {
  if (signal.aborted) return new UpstreamError('timeout', 'The upstream did not respond in time', { cause });
  if (isTooLarge(cause)) return new UpstreamError('limit', "The upstream's response is too large", { cause });
  return new UpstreamError('network', 'The connection to the upstream failed', { cause });
}

/** Whether the HTTP client ended the response because of its compressed size. */
function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') || isTooLarge(error.cause);
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

const quote = 34;
const backslash = 92;

/** Whether lists and objects of a JSON text nest deeper than `most`. Later steps are recursive and would overflow the stack. */
function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let position = 0; position < json.length; position += 1) {
    const code = json.charCodeAt(position);
    if (code === quote) isInString = !isInString;
    else if (isInString) position += code === backslash ? 1 : 0;
    else if (isOpening(code)) depth += 1;
    else if (isClosing(code)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

function isOpening(code: number): boolean {
  return code === 91 || code === 123;
}

function isClosing(code: number): boolean {
  return code === 93 || code === 125;
}

/** A longer pause would switch the upstream off because of one wrong response. */
const longestPause = 5 * 60_000;

/** Parses a Retry-After header (seconds or an HTTP date) to milliseconds, at most 5 minutes; null when it is missing or invalid. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Math.min(longestPause, Number(header) * 1000);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.min(longestPause, Math.max(0, until - now));
}

/** Limit of a body, compressed and decompressed. The largest used response, the list of all players, has 1.5 MB. */
export const mostBytes = 8_000_000;

/** Reads a body as UTF-8. Rejects with reason `limit`, and cancels the body, when it is larger than `mostBytes`. */
async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new UpstreamError('limit', `The upstream's response has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
