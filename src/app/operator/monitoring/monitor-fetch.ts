import type { Fetch } from '#sources/statsapi/client/fetch-json.ts';

export type UpstreamState = {
  /** epoch ms (league clock) of the newest successful response; null before the first */
  lastResponseAt: number | null;
  isFailing: boolean;
};

/** Wraps a `fetch` to record whether the upstream fails. `stopping` ends its requests when the application stops. */
export function monitorFetch(
  fetch: Fetch,
  clock: { now(): number },
  stopping: AbortSignal,
): { fetch: Fetch; state: () => UpstreamState } {
  let state: UpstreamState = { lastResponseAt: null, isFailing: false };
  const recordFailure = () => {
    state = { ...state, isFailing: true };
  };
  const monitored: Fetch = async (url, init) => {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.any([init.signal, stopping]) });
      if (response.status >= 500 || response.status === 429) recordFailure();
      else state = { lastResponseAt: clock.now(), isFailing: false };
      return response;
    } catch (error) {
      recordFailure();
      throw error;
    }
  };
  return { fetch: monitored, state: () => state };
}
