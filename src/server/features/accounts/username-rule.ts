import { countCharacters } from './credentials/count-characters.ts';
/** Letters and digits of any script; between them also a dot, a dash or an underscore. */
const sensible = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u;

/** As it is kept and shown: without the compatibility forms that only look different. */
export function writtenUsername(text: string): string {
  return text.trim().normalize('NFKC');
}

/** What makes two usernames the same. */
export function usernameKey(text: string): string {
  return writtenUsername(text).toLowerCase().normalize('NFKC');
}

/** What is wrong with a username (as `writtenUsername` gives it); null when nothing is. */
export function usernameFault(username: string): string | null {
  const length = countCharacters(username);
  if (length < 3 || length > 30) return 'must have 3 to 30 characters';
  if (!sensible.test(username)) return 'may hold letters, digits and, between them, dots, dashes and underscores';
  return null;
}
