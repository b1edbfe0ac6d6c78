import { UpstreamError, type UpstreamReason } from '#platform/outgoing/upstream-error.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type Fetch, fetchJson, type FetchedJson } from './fetch-json.ts';
import { createRateLimit, type RateLimit, type Urgency } from './rate-limit.ts';
import { type ResponseKind, responseKinds } from './response-kinds.ts';
import { machineTiming, type Timing, type CachedResponse } from './response.ts';

/** `text` is absent if another process has requested and stored the response. */
export type FetchedResponse = CachedResponse & { text?: string };

/** Requests the response of a URL from the process that reads the upstream; null: this one does. */
export type Relay = (url: string, kind: ResponseKind, notBefore?: number) => Promise<FetchedResponse | null>;

export type UpstreamRequestsOptions = {
  /** base URL of the Stats API */
  baseUrl: string;
  /** base URL of Baseball Savant; default: `baseUrl` */
  savantUrl?: string;
  /** the league's clock (epoch ms), by which ages of responses are computed */
  clock: { now(): number };
  fetch?: Fetch;
  timing?: Timing;
  requestsPerSecond?: number;
  /** requests that one visitor may cause in a minute, of both hosts; default: a tenth of all */
  requestsPerVisitor?: number;
  /** time limit in ms for a request, including retries and the body */
  deadline?: number;
  /** called after each request, with `ok` or the reason of the failure */
  onRequest?: (kind: ResponseKind, outcome: 'ok' | UpstreamReason) => void;
  relay?: Relay;
};

/** The requests to the hosts of the upstream, within one rate limit. */
export function createUpstreamRequests(options: UpstreamRequestsOptions) {
  const { baseUrl, savantUrl = baseUrl, clock, onRequest, relay, timing = machineTiming } = options;
  const { fetch = boundedFetch, requestsPerSecond = 5, requestsPerVisitor, deadline = 10_000 } = options;
  const ceiling = createRateLimit({ perSecond: requestsPerSecond, perVisitor: requestsPerVisitor, timing });
  const host = (url: string) => ({ url, ...createUpstreamHost({ ceiling, fetch, timing, deadline }) });
  const hosts = { statsApi: host(baseUrl), savant: host(savantUrl) };

  return {
    urlOf: (path: string, kind: ResponseKind, query?: UpstreamQuery): string =>
      requestUrl(hosts[responseKinds[kind].host].url, path, query),
    /** Rejects with `UpstreamError`. */
    async send(url: string, kind: ResponseKind, notBefore?: number): Promise<FetchedResponse> {
      // another process asks for a URL, which could be inside the server's network
      if (!isBelow(url, hosts[responseKinds[kind].host].url))
        throw new UpstreamError('network', 'The URL is not one of the upstream');
      const relayed = await relay?.(url, kind, notBefore);
      if (relayed) return relayed;
      const { host: name, urgency } = responseKinds[kind];
      // the response has everything that was known when its request began, and possibly more
      const asOf = clock.now();
      const { body, text } = await hosts[name].getJson(url, urgency).catch((error: unknown) => {
        onRequest?.(kind, error instanceof UpstreamError ? error.reason : 'network');
        throw error;
      });
      onRequest?.(kind, 'ok');
      return { body, text, size: text.length, asOf };
    },
    limits: {
      budget: ceiling.budget,
      openBreakers: () => ({ statsApi: hosts.statsApi.isOpen(), savant: hosts.savant.isOpen() }),
    },
  };
}

function isBelow(url: string, baseUrl: string): boolean {
  const base = new URL(`${baseUrl.replace(/\/+$/, '')}/`);
  const { origin, pathname, href, username, password } = URL.parse(url) ?? {};
  const hasCredentials = username !== '' || password !== '';
  return origin === base.origin && pathname?.startsWith(base.pathname) === true && href === url && !hasCredentials;
}

type UpstreamHost = {
  /** GETs JSON with retries. Each attempt waits for the rate limit. */
  getJson(url: string, urgency: Urgency): Promise<FetchedJson>;
  /** Whether the circuit breaker pauses requests. */
  isOpen(): boolean;
};

/** `deadline`: time limit in ms for a request, including retries and the body. */
type Options = { ceiling: Pick<RateLimit, 'turn'>; fetch: Fetch; timing: Timing; deadline: number };

/** One upstream host with its own circuit breaker and a rate limit that all hosts share. */
export function createUpstreamHost({ ceiling, fetch, timing, deadline }: Options): UpstreamHost {
  const breaker = createCircuitBreaker({ timing });
  const attempt = async (url: string, urgency: Urgency, signal: AbortSignal, isFirst: boolean) => {
    const resource = resourceOf(url);
    breaker.check(resource);
    await ceiling.turn(urgency);
    breaker.enter(resource);
    try {
      const beforeRedirect = () => ceiling.turn(urgency);
      const fetched = await fetchJson(url, { fetch, signal, now: () => timing.now(), beforeRedirect });
      breaker.succeeded();
      return fetched;
    } catch (error) {
      if (!isTransient(error)) breaker.succeeded();
      else if (isFirst || !countsOncePerUrl(error))
        breaker.failed(resource, { pause: error.retryAfter, isForAll: error.status === tooManyRequests });
      throw error;
    }
  };
  return {
    isOpen: breaker.isOpen,
    getJson(url, urgency) {
      const signal = timing.deadline(deadline);
      let tries = 0;
      return withRetries(timing, () => attempt(url, urgency, signal, (tries += 1) === 1));
    },
  };
}

/** What fails together: all games, because a feed can fail while everything else works; one team or person; else one URL. */
function resourceOf(url: string): string {
  const { pathname, search } = new URL(url);
  if (/\/game\/\d+\//.test(pathname)) return 'game';
  return /^.*?\/\d+(?=\/|$)/.exec(pathname)?.[0] ?? pathname + search;
}

/** An internal server error can depend on the request, so it counts once per URL. */
function countsOncePerUrl({ status }: UpstreamError): boolean {
  return status === 500;
}

/** Longest pause (ms) before a retry. A longer Retry-After opens the circuit breaker instead. */
const longestPause = 2000;
const pauses = [250, 750];
/** The only status below 500 after which a request is repeated. */
const tooManyRequests = 429;

/** Runs `attempt` and retries transient failures up to twice, with jittered pauses. Only for idempotent requests. */
async function withRetries<T>(timing: Pick<Timing, 'sleep' | 'random'>, attempt: () => Promise<T>): Promise<T> {
  for (const usual of pauses) {
    try {
      return await attempt();
    } catch (error) {
      const pause = pauseBeforeRetry(error, usual * (0.5 + timing.random()));
      if (pause === null) throw error;
      await timing.sleep(pause);
    }
  }
  return attempt();
}

/** Whether a failure is transient: it can be retried and counts for the circuit breaker. */
function isTransient(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError)) return false;
  if (error.reason === 'status')
    return error.status !== null && (error.status >= 500 || error.status === tooManyRequests);
  return ['network', 'body', 'limit', 'timeout'].includes(error.reason);
}

function pauseBeforeRetry(error: unknown, usual: number): number | null {
  if (!isTransient(error) || error.reason === 'timeout' || error.reason === 'limit') return null;
  const pause = Math.max(error.retryAfter ?? 0, usual);
  return pause > longestPause ? null : pause;
}

type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

export type UpstreamQuery = Record<string, QueryValue>;

/** Formats a request URL. Equal requests have equal URLs: parameters are sorted by name, lists are joined by commas. */
export function requestUrl(baseUrl: string, path: string, query: UpstreamQuery = {}): string {
  const url = new URL(baseUrl.replace(/\/+$/, '') + path);
  for (const name of Object.keys(query).toSorted()) {
    const value = query[name];
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}
