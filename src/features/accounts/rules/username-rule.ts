import { simulatedUsernames } from './simulated-usernames.ts';
import { containsSlur } from './slurs.ts';
import { usernameSkeleton } from './username-skeleton.ts';
import { countCharacters, foldLetters, splitCapitals } from './username-words.ts';

/** Letters and digits of any script, with dots, dashes and underscores between them. */
const validUsername = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** Written languages need at most two marks on a letter; no language needs an enclosing one. */
const stackedMarks = /\p{M}{3}|\p{Me}/u;

/** The form that is stored and shown: Unicode compatibility forms such as full-width letters are replaced. */
export function normalizeUsername(text: string): string {
  return text.trim().normalize('NFKC');
}

/** The form in which two equal usernames are identical. */
export function usernameKey(text: string): string {
  return normalizeUsername(text).toLowerCase().normalize('NFKC');
}

/** Whether two usernames are equal or look alike. */
export function areLookAlikes(one: string, other: string): boolean {
  if (usernameKey(one) === usernameKey(other)) return true;
  return usernameSkeleton(normalizeUsername(one)) === usernameSkeleton(normalizeUsername(other));
}

/**
 * The error of a new normalized username; null for a valid one. Names of existing accounts stay valid. `reserved`: a further name
 * that is reserved, with those that look like it.
 */
export function usernameFault(username: string, reserved: string | null = null): string | null {
  const length = countCharacters(username);
  if (length < 3 || length > 30) return 'must have 3 to 30 characters';
  if (!validUsername.test(username))
    return 'may contain letters and digits and, between them, dots, dashes and underscores';
  if (invisible.test(username)) return 'must not contain invisible characters';
  if (stackedMarks.test(username.normalize('NFD'))) return 'must not have more than two marks on a letter';
  const isReserved = isReservedUsername(username) || (reserved !== null && areLookAlikes(username, reserved));
  if (isReserved) return 'is reserved; choose another';
  return containsSlur(username) ? 'is offensive; choose another' : null;
}

/** Words of a username that suggest an official account. */
const roles = (
  'admin administrator mod moderator sysadmin root superuser webmaster postmaster hostmaster abuse security support ' +
  'helpdesk staff official operator system commissioner null undefined anonymous deleted'
).split(' ');

const roleForms = new Set(roles.map(foldLetters));
const productForm = foldLetters('CalledShot');
const simulatedForms = new Set(simulatedUsernames.map(foldLetters));

/** The words of a name: separated by punctuation, digits or capital letters. */
const wordsOf = (name: string): string[] => splitCapitals(name).split(/[^\p{L}\p{M}]+/u);

/** Whether a username is reserved: a role such as `admin`, the name of the product, or the name of a simulated user. */
function isReservedUsername(username: string): boolean {
  const whole = foldLetters(username);
  const candidates = [whole, foldLetters(username.replaceAll(/\d+$/g, '')), ...wordsOf(username).map(foldLetters)];
  return whole.includes(productForm) || simulatedForms.has(whole) || candidates.some((form) => roleForms.has(form));
}
