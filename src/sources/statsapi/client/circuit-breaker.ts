import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import type { Timing } from './response.ts';

type CircuitBreaker = {
  /** Whether requests are paused. */
  isOpen(): boolean;
  /** Throws while the breaker is open. */
  check(resource: string): void;
  /** Like `check`, and reserves the probe when one is due. The caller must then call `succeeded` or `failed`. */
  enter(resource: string): void;
  succeeded(): void;
  /** `pause`: the pause (ms) that the upstream requested; `isForAll`: of every request */
  failed(resource: string, failure?: { pause: number | null; isForAll: boolean }): void;
};

type Options = { timing: Pick<Timing, 'now'>; failuresToOpen?: number; probeEvery?: number };

/** Failures of one resource that count: those of one request with its retries. */
const mostOfResource = 3;

/**
 * Opens after `failuresToOpen` consecutive failures, of which at most three of one resource count: one game that always fails says nothing
 * about the others. Then allows one probe every `probeEvery` ms until one succeeds; a resource whose probe failed waits for another one.
 */
export function createCircuitBreaker({ timing, failuresToOpen = 5, probeEvery = 30_000 }: Options): CircuitBreaker {
  let failures = new Map<string, number>();
  let nextAt = 0;
  let lastProbe: { resource: string; until: number } | null = null;
  const isFailing = () =>
    [...failures.values()].reduce((sum, count) => sum + Math.min(count, mostOfResource), 0) >= failuresToOpen;
  const isOpen = () => timing.now() < nextAt;
  const check = (resource: string) => {
    const isOthersTurn = lastProbe?.resource === resource && timing.now() < lastProbe.until;
    if (!isOpen() && !isOthersTurn) return;
    throw new UpstreamError('open', 'The upstream is failing: requests are paused');
  };
  return {
    isOpen,
    check,
    enter(resource) {
      check(resource);
      if (!isFailing()) return;
      nextAt = timing.now() + probeEvery;
      lastProbe = { resource, until: nextAt + probeEvery };
    },
    succeeded() {
      failures = new Map();
      nextAt = 0;
      lastProbe = null;
    },
    failed(resource, { pause, isForAll } = { pause: null, isForAll: false }) {
      failures.set(resource, (failures.get(resource) ?? 0) + 1);
      const rest = isFailing() ? Math.max(pause ?? 0, probeEvery) : isForAll ? (pause ?? 0) : 0;
      if (rest > 0) nextAt = Math.max(nextAt, timing.now() + rest);
    },
  };
}
