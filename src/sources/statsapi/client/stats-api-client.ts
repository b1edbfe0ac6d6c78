import { LRUCache } from 'lru-cache';
import { isBusy, UpstreamError, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { collectOutOfBounds, type OutOfBounds } from '../wire/out-of-bounds.ts';
import {
  createUpstreamRequests,
  type FetchedResponse,
  type UpstreamRequestsOptions,
  type UpstreamQuery,
} from './create-upstream-requests.ts';
import type { RequestBudget } from './rate-limit.ts';
import { type ResponseKind, responseKinds, storedFor } from './response-kinds.ts';
import type { ResponseStore } from './response-store.ts';
import { aborted, type CachedResponse, type UpstreamResponse, machineTiming, type Timing } from './response.ts';

type UpstreamRequest = {
  query?: UpstreamQuery;
  /** decides how long the response is cached */
  kind: ResponseKind;
  /** an older response is not fresh (epoch ms, league clock) */
  notBefore?: number | undefined;
};

/** Converts a body. Throws when the body has an unexpected shape. */
type Convert<T> = (body: unknown) => T;

/**
 * The only client that sends requests to the upstream. `get` resolves with parsed JSON, from the cache while it is fresh. When the upstream
 * fails, it resolves with the cached response, marked stale. Rejects with `UpstreamError` (or `UpstreamNotFound`) when there is none.
 */
export type StatsApiClient = {
  get(path: string, request: UpstreamRequest): Promise<UpstreamResponse<unknown>>;
  /** like `get`, converted by `convert`; a body that `convert` rejects counts as a failure */
  read<T>(path: string, request: UpstreamRequest & { convert: Convert<T> }): Promise<UpstreamResponse<T>>;
  /** The stored response, converted and marked stale; null when there is none. For requests that are not cached. */
  readStored<T>(path: string, request: UpstreamRequest & { convert: Convert<T> }): Promise<UpstreamResponse<T> | null>;
  /** The response of a URL of the upstream for another process, from the cache while it is fresh. Rejects with `UpstreamError`. */
  fetchFor(url: string, request: Pick<UpstreamRequest, 'kind' | 'notBefore'>): Promise<CachedResponse>;
  /** the copyright notice of the newest response; null before the first */
  copyright(): string | null;
  /** what is left of the requests that this process may send */
  budget: RequestBudget;
  /** whether the circuit breaker of each host is open */
  openBreakers(): Record<'statsApi' | 'savant', boolean>;
};

export type StatsApiOptions = UpstreamRequestsOptions & {
  log: { warn(detail: object, message: string): void };
  /** called with each code in a response that this version does not know, and the path of the request */
  onUnknownCode?: (code: string, path: string) => void;
  /** cache size in characters */
  cacheSize?: number;
  /** stores good responses beyond the life of the process */
  store?: ResponseStore;
};

/** ms after which a caller gets the stale cached response while the request continues */
const patience = 2000;
/** the same for a response that an earlier process has stored: after a start, the first pages are shown soon */
const patienceWithStored = 500;
const pauseAfterFailure = 3000;
/** a feed is requested again at once after its first failure; then the pause doubles, up to this */
const longestPause = 30_000;
/** ms for which the failures of a URL are counted */
const failuresCountFor = 600_000;
/** ms between two warnings about values of the same resource */
const pauseBetweenBoundWarnings = 3_600_000;
const mostRecent = 2000;

export function createStatsApiClient(options: StatsApiOptions): StatsApiClient {
  const { clock, log, store, timing = machineTiming, cacheSize = 16_000_000 } = options;
  const requests = createUpstreamRequests(options);
  const cache = new LRUCache<string, CachedResponse>({ maxSize: cacheSize, sizeCalculation: ({ size }) => size });
  const shareFlight = createSingleFlight<FetchedResponse>(isBusy);
  const failures = createRecent<Failure>(timing, failuresCountFor);
  const report = createBoundsReport(options);
  let copyright: string | null = null;

  const fetchShared = (url: string, { kind, notBefore }: UpstreamRequest) =>
    shareFlight(url, async () => {
      const response = await requests.send(url, kind, notBefore);
      copyright = copyrightOf(response.body) ?? copyright;
      return response;
    });

  const keep = (url: string, kind: ResponseKind, { text, ...response }: FetchedResponse): CachedResponse => {
    if (responseKinds[kind].isCached) cache.set(url, response);
    if (responseKinds[kind].isStored && text !== undefined) store?.add(url, { text, asOf: response.asOf });
    return response;
  };

  const findCached = (url: string): CachedResponse | null => {
    const cached = cache.get(url);
    return cached !== undefined && isOfAge(cached, clock.now()) ? cached : null;
  };

  const findStored = async <T>(url: string, kind: ResponseKind, convert: Convert<T>) => {
    const stored = (await store?.find(url)) ?? null;
    if (stored === null || !isOfAge(stored, clock.now()) || !isConvertible(stored.body, convert)) return null;
    copyright ??= copyrightOf(stored.body);
    const marked: CachedResponse = { ...stored, isFromStore: true };
    if (responseKinds[kind].isCached) cache.set(url, marked);
    return marked;
  };

  const refresh = async <T>(url: string, request: UpstreamRequest, convert: Convert<T>) => {
    const failure = failures.get(url);
    const isPaused = failure !== undefined && timing.now() < failure.until;
    if (isPaused && isPausedAfterFailure(request.kind)) throw failure.error;
    try {
      const response = await fetchShared(url, request);
      const { value, outOfBounds } = collectOutOfBounds(() => convertOrFail(response.body, convert));
      report(url, outOfBounds);
      keep(url, request.kind, response);
      failures.delete(url);
      return { value, asOf: response.asOf, isStale: false };
    } catch (error) {
      if (isBusy(error) || (failures.get(url)?.until ?? 0) > timing.now()) throw error;
      failures.set(url, nextFailure(failure, { error, kind: request.kind, now: timing.now() }));
      if (isWorthLogging(error)) log.warn({ url, err: error }, 'The upstream failed');
      throw error;
    }
  };

  const read = async <T>(path: string, request: UpstreamRequest & { convert: Convert<T> }) => {
    const { query, kind, convert } = request;
    const url = requests.urlOf(path, kind, query);
    const { isCached } = responseKinds[kind];
    const cached = isCached ? (findCached(url) ?? (store && (await findStored(url, kind, convert)))) : null;
    if (!cached) return refresh(url, request, convert);
    const cachedResponse = (isStale: boolean) => ({ value: convert(cached.body), asOf: cached.asOf, isStale });
    if (isFreshAt(cached, request, clock.now())) return cachedResponse(false);
    const fresh = refresh(url, request, convert).catch((error: unknown) => {
      if (error instanceof UpstreamNotFound) throw error;
      return null;
    });
    const wait = timing.deadline(cached.isFromStore ? patienceWithStored : patience);
    return (await Promise.race([fresh, aborted(wait)])) ?? cachedResponse(true);
  };

  return {
    get: (path, request) => read(path, { ...request, convert: (body) => body }),
    read,
    async readStored(path, { query, kind, convert }) {
      const stored = await findStored(requests.urlOf(path, kind, query), kind, convert);
      return stored && { value: convert(stored.body), asOf: stored.asOf, isStale: true };
    },
    async fetchFor(url, request) {
      const cached = responseKinds[request.kind].isCached ? findCached(url) : null;
      if (cached !== null && isFreshAt(cached, request, clock.now())) return cached;
      return keep(url, request.kind, await fetchShared(url, request));
    },
    copyright: () => copyright,
    ...requests.limits,
  };
}

/** A failed request of a URL, which is not repeated `until` a time (ms). `count`: failures of a feed in a row */
type Failure = { error: unknown; count: number; until: number };

function nextFailure(
  before: Failure | undefined,
  failed: { error: unknown; kind: ResponseKind; now: number },
): Failure {
  const { error, kind, now } = failed;
  if (kind !== 'live') return { error, count: 1, until: now + pauseAfterFailure };
  const count = isOpen(error) ? 1 : (before?.count ?? 0) + 1;
  const pause = count === 1 ? 0 : Math.min(pauseAfterFailure * 2 ** (count - 2), longestPause);
  return { error, count, until: now + pause };
}

/** A patch and the feed of a final game are requested again at once. */
function isPausedAfterFailure(kind: ResponseKind): boolean {
  return responseKinds[kind].isCached || kind === 'live';
}

/** What happened to URLs in the last `ttl` ms. */
function createRecent<T extends {}>(timing: Timing, ttl: number): LRUCache<string, T> {
  return new LRUCache({ max: mostRecent, ttl, ttlResolution: 0, perf: timing });
}

/** Creates a function that logs the values of a response that were left out, and passes on its unknown codes. */
function createBoundsReport({ log, onUnknownCode, timing = machineTiming }: StatsApiOptions) {
  const warned = createRecent<true>(timing, pauseBetweenBoundWarnings);
  return (url: string, { count, first, unknownCodes }: OutOfBounds) => {
    const path = pathOf(url);
    if (count > 0 && !warned.has(path)) {
      warned.set(path, true);
      log.warn({ url, count, first }, 'The upstream sent impossible or incomplete values: they were left out');
    }
    for (const code of unknownCodes) onUnknownCode?.(code, path);
  };
}

/** A league's clock can have moved back. */
function isOfAge({ asOf }: CachedResponse, now: number): boolean {
  return asOf <= now && now - asOf <= storedFor;
}

/** The clock of another process can be ahead. */
function isFreshAt({ asOf }: CachedResponse, { kind, notBefore = asOf }: UpstreamRequest, now: number): boolean {
  return asOf >= notBefore && Math.abs(now - asOf) < responseKinds[kind].freshFor;
}

/** A response that an earlier release stored may lack what this one requires. */
function isConvertible(body: object, convert: Convert<unknown>): boolean {
  try {
    convert(body);
    return true;
  } catch {
    return false;
  }
}

/** Failures of an open breaker are not logged again. A missing resource is not a failure. */
function isWorthLogging(error: unknown): boolean {
  return !(error instanceof UpstreamNotFound) && !isOpen(error);
}

function isOpen(error: unknown): boolean {
  return error instanceof UpstreamError && error.reason === 'open';
}

function convertOrFail<T>(body: unknown, convert: Convert<T>): T {
  try {
    return convert(body);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError('shape', "The upstream's response has an unexpected shape", { cause });
  }
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function copyrightOf(body: object): string | null {
  return 'copyright' in body && typeof body.copyright === 'string' ? body.copyright : null;
}

type SingleFlight<T> = (key: string, start: () => Promise<T>) => Promise<T>;

/**
 * Concurrent calls with the same key share one run. If its error concerns only the caller who started it, such as an exceeded
 * share of the rate limit, each other caller runs again.
 */
function createSingleFlight<T>(isOfStarter: (error: unknown) => boolean): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>();

  return function share(key, start): Promise<T> {
    const under = flights.get(key);
    if (under !== undefined)
      return under.catch((error: unknown) => (isOfStarter(error) ? share(key, start) : Promise.reject(error)));
    const flight = start().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
