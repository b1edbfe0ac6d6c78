/** Letters and digits of any script, with dots, dashes and underscores between them. */
const validUsername = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u;

/** The form that is stored and shown: Unicode compatibility forms such as full-width letters are replaced. */
export function normalizeUsername(text: string): string {
  return text.trim().normalize('NFKC');
}

/** The form in which two equal usernames are identical. */
export function usernameKey(text: string): string {
  return normalizeUsername(text).toLowerCase().normalize('NFKC');
}

/** The error of a normalized username; null for a valid one. */
/** The number of code points. */
export function countCharacters(text: string): number {
  return text.match(/./gsu)?.length ?? 0;
}

export function usernameFault(username: string): string | null {
  const length = countCharacters(username);
  if (length < 3 || length > 30) return 'must have 3 to 30 characters';
  if (!validUsername.test(username))
    return 'may contain letters and digits and, between them, dots, dashes and underscores';
  return null;
}
