import { createRateLimit } from '#server/http/security/rate-limit.ts';

const minute = 60_000;

/**
 * How often passwords may be tried and accounts made. Tries are counted per account and network together, so that
 * nobody can lock the owner of an account out from elsewhere; a browser in which the owner has signed in before has
 * tries of its own, wherever it is. A network as a whole has a limit besides.
 */
export function createAccountLimits(now: () => number) {
  return {
    failuresPerAccountAndNetwork: createRateLimit({ most: 10, windowMs: 15 * minute, now }),
    failuresPerKnownDevice: createRateLimit({ most: 10, windowMs: 15 * minute, now }),
    failuresPerNetwork: createRateLimit({ most: 60, windowMs: 15 * minute, now }),
    signUpsPerName: createRateLimit({ most: 20, windowMs: 10 * minute, now }),
    signUpsPerNetwork: createRateLimit({ most: 60, windowMs: 10 * minute, now }),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
