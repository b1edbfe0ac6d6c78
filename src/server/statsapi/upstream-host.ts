import { createCircuitBreaker } from './circuit-breaker.ts';
import { type Fetch, fetchJson, type FetchedJson } from './fetch-json.ts';
import type { RateCeiling, Urgency } from './rate-ceiling.ts';
import type { Timing } from './timing.ts';
import { isTrouble, withRetries } from './with-retries.ts';

export type UpstreamHost = {
  /** GETs JSON with retries, each try in its turn under our own ceiling of requests. */
  getJson(url: string, urgency: Urgency): Promise<FetchedJson>;
};

/** `deadline`: ms for a request with its retries, to the last byte of its body. */
type Options = { ceiling: RateCeiling; fetch: Fetch; timing: Timing; deadline: number };

/** One upstream machine behind a breaker of its own, under the ceiling that all machines share. */
export function createUpstreamHost({ ceiling, fetch, timing, deadline }: Options): UpstreamHost {
  const breaker = createCircuitBreaker({ timing });
  const attempt = async (url: string, urgency: Urgency, signal: AbortSignal) => {
    breaker.check();
    await ceiling.turn(urgency);
    breaker.enter();
    try {
      const fetched = await fetchJson(url, { fetch, signal, now: () => timing.now() });
      breaker.succeeded();
      return fetched;
    } catch (error) {
      if (isTrouble(error)) breaker.failed(error.retryAfter);
      else breaker.succeeded();
      throw error;
    }
  };
  return {
    getJson(url, urgency) {
      const signal = timing.deadline(deadline);
      return withRetries(timing, () => attempt(url, urgency, signal));
    },
  };
}
