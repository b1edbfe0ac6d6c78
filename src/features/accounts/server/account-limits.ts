import { createNetworkLimit, type CreateRateLimit } from '#platform/http/rate-limit.ts';

const minute = 60_000;

/**
 * Rate limits of sign-ins, sign-ups, profile changes and mails. Failed sign-ins and reset links are counted per account and network, so an
 * attacker in another network cannot lock the owner out. A browser with an earlier sign-in is counted separately, in any network. Each
 * network also has a limit for all accounts, and each account for all networks.
 */
export function createAccountLimits(createRateLimit: CreateRateLimit) {
  return {
    apiKeysPerUser: createRateLimit('apiKeysPerUser', { max: 30, windowMs: 60 * minute }),
    failuresPerAccount: createRateLimit('failuresPerAccount', { max: 50, windowMs: 60 * minute }),
    failuresPerAccountAndNetwork: createRateLimit('failuresPerAccountAndNetwork', { max: 10, windowMs: 15 * minute }),
    failuresPerDevice: createRateLimit('failuresPerDevice', { max: 10, windowMs: 15 * minute }),
    failuresPerNetwork: createNetworkLimit(createRateLimit, 'failuresPerNetwork', { max: 60, windowMs: 15 * minute }),
    profileChangesPerUser: createRateLimit('profileChangesPerUser', { max: 60, windowMs: 10 * minute }),
    challengesPerNetwork: createNetworkLimit(createRateLimit, 'challengesPerNetwork', {
      max: 100,
      windowMs: 15 * minute,
    }),
    confirmationsPerAccount: createRateLimit('confirmationsPerAccount', { max: 10, windowMs: 15 * minute }),
    resetsPerEmailAndNetwork: createRateLimit('resetsPerEmailAndNetwork', { max: 3, windowMs: 60 * minute }),
    resetsPerDevice: createRateLimit('resetsPerDevice', { max: 3, windowMs: 60 * minute }),
    resetsPerNetwork: createNetworkLimit(createRateLimit, 'resetsPerNetwork', { max: 30, windowMs: 60 * minute }),
    verificationsPerAccount: createRateLimit('verificationsPerAccount', { max: 5, windowMs: 60 * minute }),
    verificationsPerNetwork: createNetworkLimit(createRateLimit, 'verificationsPerNetwork', {
      max: 60,
      windowMs: 60 * minute,
    }),
    signUpsPerName: createRateLimit('signUpsPerName', { max: 20, windowMs: 10 * minute }),
    signUpsPerNetwork: createNetworkLimit(createRateLimit, 'signUpsPerNetwork', { max: 60, windowMs: 10 * minute }),
  };
}

/** Limits of the mails that strangers can cause, per address. Requests beyond them renew the links that were mailed. */
export function createMailLimits(createRateLimit: CreateRateLimit) {
  return {
    verificationMails: createRateLimit('verificationMails', { max: 3, windowMs: 24 * 60 * minute }),
    resetMails: createRateLimit('resetMails', { max: 3, windowMs: 60 * minute }),
  };
}

export type MailLimits = ReturnType<typeof createMailLimits>;
export type AccountLimits = ReturnType<typeof createAccountLimits>;
