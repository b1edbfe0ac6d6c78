import { createRateLimit } from '#server/http/security/rate-limit.ts';

const minute = 60_000;

/**
 * Rate limits of sign-ins, sign-ups and profile changes. Failed sign-ins are counted per account and network, so an attacker in another
 * network cannot lock the owner out. A browser with an earlier sign-in is counted separately, in any network. Each
 * network also has a limit for all accounts, and each account for all networks.
 */
export function createAccountLimits(now: () => number) {
  return {
    failuresPerAccount: createRateLimit({ max: 50, windowMs: 60 * minute, now }),
    failuresPerAccountAndNetwork: createRateLimit({ max: 10, windowMs: 15 * minute, now }),
    failuresPerDevice: createRateLimit({ max: 10, windowMs: 15 * minute, now }),
    failuresPerNetwork: createRateLimit({ max: 60, windowMs: 15 * minute, now }),
    profileChangesPerUser: createRateLimit({ max: 60, windowMs: 10 * minute, now }),
    challengesPerNetwork: createRateLimit({ max: 100, windowMs: 15 * minute, now }),
    confirmationsPerAccount: createRateLimit({ max: 10, windowMs: 15 * minute, now }),
    resetsPerAddress: createRateLimit({ max: 3, windowMs: 60 * minute, now }),
    resetsPerNetwork: createRateLimit({ max: 30, windowMs: 60 * minute, now }),
    verificationsPerAccount: createRateLimit({ max: 3, windowMs: 60 * minute, now }),
    signUpsPerName: createRateLimit({ max: 20, windowMs: 10 * minute, now }),
    signUpsPerNetwork: createRateLimit({ max: 60, windowMs: 10 * minute, now }),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
