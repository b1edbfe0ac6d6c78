import { normalizeUsername, usernameKey } from '../rules/username-rule.ts';
import { usernameSkeleton } from '../rules/username-skeleton.ts';

type UsernameColumns = { username: string; usernameKey: string; usernameSkeleton: string };

/** The columns of `users` that depend on the username. The last two are unique. */
export function usernameColumns(username: string): UsernameColumns {
  const normalized = normalizeUsername(username);
  return {
    username: normalized,
    usernameKey: usernameKey(username),
    usernameSkeleton: usernameSkeleton(normalized),
  };
}
