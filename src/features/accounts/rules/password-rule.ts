import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { foldedForms, foldPassword } from './fold-password.ts';
import { countCharacters } from './username-words.ts';

const maxLength = 128;
const passphraseLength = 15;
const minLength = 9;
/** fewer different characters, or a shorter repeated part, are easy to guess at any length */
const minDistinct = 5;
const symbol = /[^\p{L}\p{M}\p{N}\s]/u;

const words = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);

/** Words around a club name, and the name of the product. */
const siteWords = words(
  'called shot mlb baseball go lets the my is are best love fan fans team nation for life 4life number one no rule win wins',
);
const clubWords = clubNames.flatMap(({ name, shortName, abbreviation }) => [
  ...words(name),
  ...words(shortName),
  abbreviation,
]);
const contextWords = [...new Set([...siteWords, ...clubWords].map(foldPassword))];

/** The owner of a password; null for an account without an email. */
export type PasswordOwner = { username: string; email: string | null };

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What a password shorter than a phrase still needs, in words; null if that is nothing. */
function missingFrom(password: string, length: number): string | null {
  const missing = [
    length < minLength && 'nine characters',
    !/\p{Nd}/u.test(password) && 'one number',
    !/\p{Lu}/u.test(password) && 'a capital letter',
    !symbol.test(password) && 'a symbol',
  ].filter((part) => part !== false);
  return missing.length === 0 ? null : listFormat.format(missing);
}

/** Whether a folded text consists of the words alone, with any digits and symbols between them. */
function isMadeOf(parts: readonly string[], text: string): boolean {
  const reached = new Set([0]);
  for (let place = 0; place < text.length; place += 1) {
    if (!reached.has(place)) continue;
    if (!/\p{L}/u.test(text.charAt(place))) reached.add(place + 1);
    for (const part of parts) if (text.startsWith(part, place)) reached.add(place + part.length);
  }
  return reached.has(text.length);
}

/** The shortest text that, repeated, gives this one. */
function repeatedPart(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

function isMonotonous(folded: string): boolean {
  return new Set(folded).size < minDistinct || repeatedPart(folded).length < minDistinct;
}

function isEasyToGuess(password: string, owner: PasswordOwner, isCommon: (folded: string) => boolean): boolean {
  const known = words(`${owner.username} ${owner.email ?? ''}`).map(foldPassword);
  const parts = [...contextWords, ...known].filter((word) => word.length > 1);
  const isKnown = (form: string) => isCommon(form) || isCommon(repeatedPart(form)) || isMadeOf(parts, form);
  return isMonotonous(foldPassword(password)) || foldedForms(password).some(isKnown);
}

/**
 * The error of a new password; null for a valid one. Valid: 9 characters with a number, a capital letter and a symbol,
 * or any 15 characters, unless it is easy to guess: a common password, club names and the like, or the owner's name or
 * email. `isCommon` looks up a folded password (`foldPassword`). Source: the product's decisions, "Accounts".
 */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  isCommon: (folded: string) => boolean,
): string | null {
  const length = countCharacters(password);
  if (length > maxLength) return `must have at most ${maxLength} characters`;
  const missing = length < passphraseLength ? missingFrom(password, length) : null;
  if (missing !== null) return `still needs ${missing}; or use a phrase of 15 characters`;
  if (isEasyToGuess(password, owner, isCommon)) return 'is too easy to guess; choose another';
  const folded = foldPassword(password);
  if (folded.includes(foldPassword(owner.username))) return 'must not contain the username';
  const mailbox = foldPassword(owner.email?.split('@')[0] ?? '');
  return mailbox.length > 3 && folded.includes(mailbox) ? 'must not contain the email address' : null;
}
