import { password } from '#features/accounts/server/testing/sign-up-user.ts';

/** The bodies of changes that each viewer can repeat. */
export const sentChanges: Record<string, object> = {
  patchUser: {},
  login: { username: 'Viewer', password },
};

/** Changes that cannot be repeated, with the reason why their responses need no look. */
export const unsentChanges: Record<string, string> = {
  signup: 'a new user has no picks',
  passkeySignIn: 'the response of login',
  resetPassword: 'the response of login',
  recoverAccount: 'the response of login',
  submitPracticePick: 'the result of one game, which the user asks for; none of a hidden day',
};
