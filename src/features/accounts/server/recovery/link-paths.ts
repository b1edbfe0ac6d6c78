import { pages } from '#platform/api/pages.ts';

/** Paths of mailed links. The token is in the fragment, which browsers do not send to servers. */
export const paths = {
  reset: (token: string) => `${pages['new-password'].path}#token=${token}`,
  verify: (token: string) => `${pages['verify-email'].path}#token=${token}`,
} as const;
