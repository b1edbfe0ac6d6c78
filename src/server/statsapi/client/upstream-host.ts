import { createCircuitBreaker } from './circuit-breaker.ts';
import { type Fetch, fetchJson, type FetchedJson } from './fetch-json.ts';
import type { RateCeiling, Urgency } from './rate-limit.ts';
import type { Timing } from './timing.ts';
import type { UpstreamError } from './upstream-error.ts';
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
  const attempt = async (url: string, urgency: Urgency, signal: AbortSignal, isFirst: boolean) => {
    breaker.check();
    await ceiling.turn(urgency);
    breaker.enter();
    try {
      const fetched = await fetchJson(url, { fetch, signal, now: () => timing.now() });
      breaker.succeeded();
      return fetched;
    } catch (error) {
      if (!isTrouble(error)) breaker.succeeded();
      else if (isFirst || !isOfOneAddress(error)) breaker.failed(error.retryAfter);
      throw error;
    }
  };
  return {
    getJson(url, urgency) {
      const signal = timing.deadline(deadline);
      let tries = 0;
      return withRetries(timing, () => attempt(url, urgency, signal, (tries += 1) === 1));
    },
  };
}

/** An internal error may be about this one question: asking it again tells nothing new of the machine. */
function isOfOneAddress({ status }: UpstreamError): boolean {
  return status === 500;
}
