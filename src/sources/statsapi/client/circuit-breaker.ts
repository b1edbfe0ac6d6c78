import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import type { Timing } from './response.ts';

type CircuitBreaker = {
  /** Whether requests are paused. */
  isOpen(): boolean;
  /** Throws while the breaker is open. */
  check(): void;
  /** Like `check`, and reserves the probe when one is due. The caller must then call `succeeded` or `failed`. */
  enter(): void;
  succeeded(): void;
  /** `pause`: the pause (ms) that the upstream requested */
  failed(pause: number | null): void;
};

type Options = { timing: Pick<Timing, 'now'>; failuresToOpen?: number; probeEvery?: number };

/** Opens after `failuresToOpen` consecutive failures. Then allows one probe every `probeEvery` ms until one succeeds. */
export function createCircuitBreaker({ timing, failuresToOpen = 5, probeEvery = 30_000 }: Options): CircuitBreaker {
  let failures = 0;
  let nextAt = 0;
  const isOpen = () => timing.now() < nextAt;
  const check = () => {
    if (!isOpen()) return;
    throw new UpstreamError('open', 'The upstream is failing: requests are paused');
  };
  return {
    isOpen,
    check,
    enter() {
      check();
      if (failures >= failuresToOpen) nextAt = timing.now() + probeEvery;
    },
    succeeded() {
      failures = 0;
      nextAt = 0;
    },
    failed(pause) {
      failures += 1;
      const rest = Math.max(pause ?? 0, failures >= failuresToOpen ? probeEvery : 0);
      if (rest > 0) nextAt = Math.max(nextAt, timing.now() + rest);
    },
  };
}
