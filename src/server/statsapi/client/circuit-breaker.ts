import type { Timing } from './timing.ts';
import { UpstreamError } from './upstream-error.ts';

export type CircuitBreaker = {
  /** Throws while the upstream is to be left alone. */
  check(): void;
  /** As `check`, and takes the probe's place when one is due. Whoever enters must report `succeeded` or `failed`. */
  enter(): void;
  succeeded(): void;
  /** `pause`: ms for which the upstream itself asked to be left alone */
  failed(pause: number | null): void;
};

type Options = { timing: Pick<Timing, 'now'>; failuresToOpen?: number; probeEvery?: number };

/** Opens after so many failures in a row; then lets one probe through every `probeEvery` ms until one succeeds. */
export function createCircuitBreaker({ timing, failuresToOpen = 5, probeEvery = 10_000 }: Options): CircuitBreaker {
  let failures = 0;
  let nextAt = 0;
  const check = () => {
    if (timing.now() >= nextAt) return;
    throw new UpstreamError('open', 'The upstream has been failing and is left alone for a moment');
  };
  return {
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
