import type { Timing } from './timing.ts';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';

/** Longest pause (ms) before a retry. A longer Retry-After opens the circuit breaker instead. */
const longestPause = 2000;
const pauses = [250, 750];
/** The only status below 500 after which a request is repeated. */
const tooManyRequests = 429;

/** Runs `attempt` and retries transient failures up to twice, with jittered pauses. Only for idempotent requests. */
export async function withRetries<T>(timing: Pick<Timing, 'sleep' | 'random'>, attempt: () => Promise<T>): Promise<T> {
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
export function isTransient(error: unknown): error is UpstreamError {
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
