import { boundedFetch } from './bounded-fetch.ts';
import type { Fetch } from './fetch-json.ts';
import { createRateLimit } from './rate-limit.ts';
import { requestUrl, type UpstreamQuery } from './request-url.ts';
import { type ResponseKind, responseKinds } from './response-kinds.ts';
import { machineTiming, type Timing } from './timing.ts';
import { UpstreamError, type UpstreamReason } from '#platform/outgoing/upstream-error.ts';
import { createUpstreamHost } from './upstream-host.ts';
import type { CachedResponse } from './response.ts';

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
  /** time limit in ms for a request, including retries and the body */
  deadline?: number;
  /** called after each request, with `ok` or the reason of the failure */
  onRequest?: (kind: ResponseKind, outcome: 'ok' | UpstreamReason) => void;
  relay?: Relay;
};

/** The requests to the hosts of the upstream, within one rate limit. */
export function createUpstreamRequests(options: UpstreamRequestsOptions) {
  const { baseUrl, savantUrl = baseUrl, clock, onRequest, relay, timing = machineTiming } = options;
  const { fetch = boundedFetch, requestsPerSecond = 5, deadline = 10_000 } = options;
  const ceiling = createRateLimit({ perSecond: requestsPerSecond, timing });
  const host = (url: string) => ({ url, ...createUpstreamHost({ ceiling, fetch, timing, deadline }) });
  const hosts = { statsApi: host(baseUrl), savant: host(savantUrl) };

  return {
    urlOf: (path: string, kind: ResponseKind, query?: UpstreamQuery): string =>
      requestUrl(hosts[responseKinds[kind].host].url, path, query),
    /** Rejects with `UpstreamError`. */
    async send(url: string, kind: ResponseKind, notBefore?: number): Promise<FetchedResponse> {
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
    openBreakers: () => ({ statsApi: hosts.statsApi.isOpen(), savant: hosts.savant.isOpen() }),
  };
}
