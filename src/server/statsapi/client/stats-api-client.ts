import { type AnswerCache, createAnswerCache, type Kept } from './response-cache.ts';
import type { Answer } from './response.ts';
import { createFailureMemory } from './failure-memory.ts';
import type { Fetch } from './fetch-json.ts';
import { type KindName, kinds } from './response-kinds.ts';
import { createRateCeiling } from './rate-limit.ts';
import { requestUrl, type UpstreamQuery } from './request-url.ts';
import { createSingleFlight } from './single-flight.ts';
import { machineTiming, type Timing } from './timing.ts';
import { UpstreamError, UpstreamNotFound } from './upstream-error.ts';
import { createUpstreamHost } from './upstream-host.ts';

export type UpstreamRequest = {
  query?: UpstreamQuery;
  /** decides how long the answer stays fresh */
  kind: KindName;
};

/** What a body means. Throwing says that the body is not of the kind asked for. */
export type Convert<T> = (body: unknown) => T;

/**
 * The one door to the upstream. `get` resolves with parsed JSON, from the cache while it is fresh; when the upstream
 * fails, with the last good answer marked stale. Rejects with `UpstreamError` (or `UpstreamNotFound`) when there is none.
 */
export type StatsApiClient = {
  get(path: string, request: UpstreamRequest): Promise<Answer<unknown>>;
  /** as `get`, seen through `convert`; a body that it refuses counts as a failure of the upstream */
  read<T>(path: string, request: UpstreamRequest & { convert: Convert<T> }): Promise<Answer<T>>;
  /** the data notice that the newest answer carried; null before the first */
  copyright(): string | null;
};

export type StatsApiOptions = {
  /** of the Stats API */
  baseUrl: string;
  /** of Baseball Savant; the Stats API's own unless told otherwise */
  savantUrl?: string;
  /** the league's time, epoch ms: the ages of answers are told in it */
  clock: { now(): number };
  log: { warn(detail: object, message: string): void };
  fetch?: Fetch;
  timing?: Timing;
  requestsPerSecond?: number;
  /** ms for a request with its retries, to the last byte of its body */
  deadline?: number;
  /** characters of upstream text to keep */
  cacheSize?: number;
};

/** ms after which a caller gets the older answer at hand while the upstream takes its time */
const patience = 2000;
const restAfterFailure = 3000;

export function createStatsApiClient(options: StatsApiOptions): StatsApiClient {
  const { baseUrl, savantUrl = baseUrl, clock, log, timing = machineTiming, cacheSize = 16_000_000 } = options;
  const { fetch = globalThis.fetch, requestsPerSecond = 5, deadline = 10_000 } = options;
  const ceiling = createRateCeiling({ perSecond: requestsPerSecond, timing });
  const host = (url: string) => ({ url, ...createUpstreamHost({ ceiling, fetch, timing, deadline }) });
  const hosts = { statsApi: host(baseUrl), savant: host(savantUrl) };
  const cache = createAnswerCache(cacheSize);
  const share = createSingleFlight<Kept>();
  const failures = createFailureMemory(timing, restAfterFailure);
  let copyright: string | null = null;

  const ask = (url: string, kind: KindName) =>
    share(url, async () => {
      const { host: name, urgency } = kinds[kind];
      const { body, size } = await hosts[name].getJson(url, urgency);
      copyright = copyrightOf(body) ?? copyright;
      return { body, size, asOf: clock.now() };
    });

  const refresh = async <T>(url: string, kind: KindName, convert: Convert<T>): Promise<Answer<T>> => {
    if (kinds[kind].keptFor > 0) failures.check(url);
    try {
      const answer = await ask(url, kind);
      const value = converted(answer.body, convert);
      if (kinds[kind].keptFor > 0) cache.set(url, answer);
      return { value, asOf: answer.asOf, isStale: false };
    } catch (error) {
      if (failures.note(url, error) && isNews(error)) log.warn({ url, err: error }, 'The upstream failed');
      throw error;
    }
  };

  const read = async <T>(path: string, { query, kind, convert }: UpstreamRequest & { convert: Convert<T> }) => {
    const url = requestUrl(hosts[kinds[kind].host].url, path, query);
    const kept = keptAnswer(cache, url, kinds[kind].keptFor, clock.now());
    if (kept === null) return refresh(url, kind, convert);
    const atHand = (isStale: boolean) => ({ value: convert(kept.body), asOf: kept.asOf, isStale });
    if (clock.now() - kept.asOf < kinds[kind].freshFor) return atHand(false);
    const fresh = refresh(url, kind, convert).catch((error: unknown) => {
      if (error instanceof UpstreamNotFound) throw error;
      return null;
    });
    return (await Promise.race([fresh, aborted(timing.deadline(patience))])) ?? atHand(true);
  };

  return {
    get: (path, request) => read(path, { ...request, convert: (body) => body }),
    read,
    copyright: () => copyright,
  };
}

function keptAnswer(cache: AnswerCache, url: string, keptFor: number, now: number): Kept | null {
  const kept = keptFor > 0 ? cache.get(url) : undefined;
  if (kept === undefined) return null;
  const age = now - kept.asOf;
  return age >= 0 && age <= keptFor ? kept : null;
}

/** While the breaker is open every request fails, and the log has told why; what is not there is no failure. */
function isNews(error: unknown): boolean {
  return !(error instanceof UpstreamNotFound) && !(error instanceof UpstreamError && error.reason === 'open');
}

function converted<T>(body: unknown, convert: Convert<T>): T {
  try {
    return convert(body);
  } catch (cause) {
    throw new UpstreamError('shape', "The upstream's answer is not what was asked for", { cause });
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
