import { isCommonPassword } from './common-passwords.ts';
import { countCharacters } from './count-characters.ts';
import { usernameKey } from '../username-rule.ts';

const longest = 128;
const passphrase = 15;
const shortest = 9;
const symbol = /[^\p{L}\p{M}\p{N}\s]/u;

function isStrong(password: string, length: number): boolean {
  return length >= shortest && /\p{Nd}/u.test(password) && /\p{Lu}/u.test(password) && symbol.test(password);
}

/**
 * What is wrong with a new password; null when nothing is. Nine characters with a number, a capital letter and a
 * symbol, or any passphrase of 15 characters. Source: the product's decisions, "Accounts".
 */
export function passwordFault(password: string, username: string): string | null {
  const length = countCharacters(password);
  if (length > longest) return `must have at most ${longest} characters`;
  if (length < passphrase && !isStrong(password, length)) {
    return 'must include nine characters, one number, a capital letter, and a symbol; or be 15 characters or longer';
  }
  if (isCommonPassword(password)) return 'is among the first that others would guess; choose another';
  if (password.normalize('NFKC').toLowerCase().includes(usernameKey(username))) return 'must not contain the username';
  return null;
}
