import type { UpstreamHealth } from '#contract/admin.ts';
import type { UpstreamState } from '#server/monitor-fetch.ts';

export type UpstreamRecorder = {
  recordOutcome(kind: string, outcome: string): void;
  recordUnknownCode(code: string): void;
  read(state: UpstreamState, openBreakers: Record<string, boolean>): UpstreamHealth;
};

const mostCodes = 50;

/** Records the newest outcome of each kind of upstream response, and unknown codes, for the admin page. */
export function createUpstreamRecorder(clock: { now(): number }): UpstreamRecorder {
  const outcomes = new Map<string, { outcome: string; at: number }>();
  const codes = new Set<string>();
  return {
    recordOutcome: (kind, outcome) => void outcomes.set(kind, { outcome, at: clock.now() }),
    recordUnknownCode(code) {
      if (codes.size < mostCodes) codes.add(code);
    },
    read: (state, openBreakers) => ({
      ...state,
      openBreakers: Object.keys(openBreakers).filter((host) => openBreakers[host]),
      responses: [...outcomes]
        .map(([kind, newest]) => ({ kind, ...newest }))
        .toSorted((one, other) => other.at - one.at),
      unknownCodes: [...codes].toSorted(),
    }),
  };
}
