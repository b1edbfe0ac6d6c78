import type { UpstreamHealth } from '#features/admin/contract.ts';
import type { Fetch } from '#sources/statsapi/client/fetch-json.ts';

type UpstreamRecorder = {
  recordOutcome(kind: string, outcome: string): void;
  /** `path`: of a request whose response had the code */
  recordUnknownCode(code: string, path: string): void;
  read(state: UpstreamState, openBreakers: Record<string, boolean>): UpstreamHealth;
};

const mostCodes = 50;

type Log = { warn(detail: object, message: string): void };

/** Records the newest outcome of each kind of upstream response, and unknown codes, for the admin page. Each code is logged once. */
export function createUpstreamRecorder(clock: { now(): number }, log: Log): UpstreamRecorder {
  const outcomes = new Map<string, { outcome: string; at: number }>();
  const codes = new Map<string, { count: number; example: string }>();
  return {
    recordOutcome: (kind, outcome) => void outcomes.set(kind, { outcome, at: clock.now() }),
    recordUnknownCode(code, path) {
      const known = codes.get(code);
      if (known !== undefined) known.count += 1;
      else if (codes.size < mostCodes) {
        codes.set(code, { count: 1, example: path });
        log.warn({ code, path }, 'The upstream sent a code that this version does not know');
      }
    },
    read: (state, openBreakers) => ({
      ...state,
      openBreakers: Object.keys(openBreakers).filter((host) => openBreakers[host]),
      responses: [...outcomes]
        .map(([kind, newest]) => ({ kind, ...newest }))
        .toSorted((one, other) => other.at - one.at),
      unknownCodes: [...codes]
        .map(([code, seen]) => ({ code, ...seen }))
        .toSorted((one, other) => other.count - one.count),
    }),
  };
}

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
