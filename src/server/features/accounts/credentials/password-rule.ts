import { isCommonPassword } from './common-passwords.ts';
import { countCharacters, usernameKey } from '../username-rule.ts';

const maxLength = 128;
const passphraseLength = 15;
const minLength = 9;
const symbol = /[^\p{L}\p{M}\p{N}\s]/u;

function isStrong(password: string, length: number): boolean {
  return length >= minLength && /\p{Nd}/u.test(password) && /\p{Lu}/u.test(password) && symbol.test(password);
}

/**
 * The error of a new password; null for a valid one. Valid: 9 characters with a number, a capital letter and a symbol,
 * or any 15 characters. Source: the product's decisions, "Accounts".
 */
export function passwordFault(password: string, username: string): string | null {
  const length = countCharacters(password);
  if (length > maxLength) return `must have at most ${maxLength} characters`;
  if (length < passphraseLength && !isStrong(password, length)) {
    return 'must include nine characters, one number, a capital letter, and a symbol; or be 15 characters or longer';
  }
  if (isCommonPassword(password)) return 'is too easy to guess; choose another';
  if (password.normalize('NFKC').toLowerCase().includes(usernameKey(username))) return 'must not contain the username';
  return null;
}
