import { type ResponseCache, createResponseCache, type CachedResponse } from './response-cache.ts';
import type { UpstreamResponse } from './response.ts';
import { createFailureMemory } from './failure-memory.ts';
import type { Fetch } from './fetch-json.ts';
import { type ResponseKind, responseKinds } from './response-kinds.ts';
import { createRateLimit } from './rate-limit.ts';
import { requestUrl, type UpstreamQuery } from './request-url.ts';
import { createSingleFlight } from './single-flight.ts';
import { machineTiming, type Timing } from './timing.ts';
import { UpstreamError, UpstreamNotFound, type UpstreamReason } from './upstream-error.ts';
import { createUpstreamHost } from './upstream-host.ts';

export type UpstreamRequest = {
  query?: UpstreamQuery;
  /** decides how long the response is cached */
  kind: ResponseKind;
};

/** Converts a body. Throws when the body has an unexpected shape. */
export type Convert<T> = (body: unknown) => T;

/**
 * The only client that sends requests to the upstream. `get` resolves with parsed JSON, from the cache while it is fresh. When the upstream
 * fails, it resolves with the cached response, marked stale. Rejects with `UpstreamError` (or `UpstreamNotFound`) when there is none.
 */
export type StatsApiClient = {
  get(path: string, request: UpstreamRequest): Promise<UpstreamResponse<unknown>>;
  /** like `get`, converted by `convert`; a body that `convert` rejects counts as a failure */
  read<T>(path: string, request: UpstreamRequest & { convert: Convert<T> }): Promise<UpstreamResponse<T>>;
  /** the copyright notice of the newest response; null before the first */
  copyright(): string | null;
  /** whether the circuit breaker of each host is open */
  openBreakers(): Record<'statsApi' | 'savant', boolean>;
};

export type StatsApiOptions = {
  /** base URL of the Stats API */
  baseUrl: string;
  /** base URL of Baseball Savant; default: `baseUrl` */
  savantUrl?: string;
  /** the league's clock (epoch ms), by which ages of responses are computed */
  clock: { now(): number };
  log: { warn(detail: object, message: string): void };
  fetch?: Fetch;
  timing?: Timing;
  requestsPerSecond?: number;
  /** time limit in ms for a request, including retries and the body */
  deadline?: number;
  /** called after each request, with `ok` or the reason of the failure */
  onRequest?: (kind: ResponseKind, outcome: 'ok' | UpstreamReason) => void;
  /** cache size in characters */
  cacheSize?: number;
};

/** ms after which a caller gets the stale cached response while the request continues */
const patience = 2000;
const pauseAfterFailure = 3000;

export function createStatsApiClient(options: StatsApiOptions): StatsApiClient {
  const { baseUrl, savantUrl = baseUrl, clock, log, timing = machineTiming, cacheSize = 16_000_000 } = options;
  const { fetch = globalThis.fetch, requestsPerSecond = 5, deadline = 10_000, onRequest } = options;
  const rateLimit = createRateLimit({ perSecond: requestsPerSecond, timing });
  const host = (url: string) => ({ url, ...createUpstreamHost({ ceiling: rateLimit, fetch, timing, deadline }) });
  const hosts = { statsApi: host(baseUrl), savant: host(savantUrl) };
  const cache = createResponseCache(cacheSize);
  const shareFlight = createSingleFlight<CachedResponse>();
  const failures = createFailureMemory(timing, pauseAfterFailure);
  let copyright: string | null = null;

  const fetchShared = (url: string, kind: ResponseKind) =>
    shareFlight(url, async () => {
      const { host: name, urgency } = responseKinds[kind];
      const { body, size } = await hosts[name].getJson(url, urgency).catch((error: unknown) => {
        onRequest?.(kind, error instanceof UpstreamError ? error.reason : 'network');
        throw error;
      });
      onRequest?.(kind, 'ok');
      copyright = copyrightOf(body) ?? copyright;
      return { body, size, asOf: clock.now() };
    });

  const refresh = async <T>(url: string, kind: ResponseKind, convert: Convert<T>): Promise<UpstreamResponse<T>> => {
    if (responseKinds[kind].cachedFor > 0) failures.check(url);
    try {
      const response = await fetchShared(url, kind);
      const value = convertOrFail(response.body, convert);
      if (responseKinds[kind].cachedFor > 0) cache.set(url, response);
      return { value, asOf: response.asOf, isStale: false };
    } catch (error) {
      if (failures.record(url, error) && isWorthLogging(error)) log.warn({ url, err: error }, 'The upstream failed');
      throw error;
    }
  };

  const read = async <T>(path: string, { query, kind, convert }: UpstreamRequest & { convert: Convert<T> }) => {
    const url = requestUrl(hosts[responseKinds[kind].host].url, path, query);
    const cached = findCached(cache, url, responseKinds[kind].cachedFor, clock.now());
    if (cached === null) return refresh(url, kind, convert);
    const cachedResponse = (isStale: boolean) => ({ value: convert(cached.body), asOf: cached.asOf, isStale });
    if (clock.now() - cached.asOf < responseKinds[kind].freshFor) return cachedResponse(false);
    const fresh = refresh(url, kind, convert).catch((error: unknown) => {
      if (error instanceof UpstreamNotFound) throw error;
      return null;
    });
    return (await Promise.race([fresh, aborted(timing.deadline(patience))])) ?? cachedResponse(true);
  };

  return {
    get: (path, request) => read(path, { ...request, convert: (body) => body }),
    read,
    copyright: () => copyright,
    openBreakers: () => ({ statsApi: hosts.statsApi.isOpen(), savant: hosts.savant.isOpen() }),
  };
}

function findCached(cache: ResponseCache, url: string, cachedFor: number, now: number): CachedResponse | null {
  const cached = cachedFor > 0 ? cache.get(url) : undefined;
  if (cached === undefined) return null;
  const age = now - cached.asOf;
  return age >= 0 && age <= cachedFor ? cached : null;
}

/** Failures of an open breaker are not logged again. A missing resource is not a failure. */
function isWorthLogging(error: unknown): boolean {
  return !(error instanceof UpstreamNotFound) && !(error instanceof UpstreamError && error.reason === 'open');
}

function convertOrFail<T>(body: unknown, convert: Convert<T>): T {
  try {
    return convert(body);
  } catch (cause) {
    throw new UpstreamError('shape', "The upstream's response has an unexpected shape", { cause });
  }
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

function copyrightOf(body: object): string | null {
  return 'copyright' in body && typeof body.copyright === 'string' ? body.copyright : null;
}
