import { fanNames } from '#features/simulated-users/rules/fan-names.ts';
import { foldLetters, splitCapitals } from './username-words.ts';

/** Words of a username that suggest an official account. */
const roles = (
  'admin administrator mod moderator sysadmin root superuser webmaster postmaster hostmaster abuse security support ' +
  'helpdesk staff official operator system commissioner null undefined anonymous deleted'
).split(' ');

const roleForms = new Set(roles.map(foldLetters));
const productForm = foldLetters('CalledShot');
const fanForms = new Set(fanNames.map(foldLetters));

/** The words of a name: separated by punctuation, digits or capital letters. */
const wordsOf = (name: string): string[] => splitCapitals(name).split(/[^\p{L}\p{M}]+/u);

/** Whether a username is reserved: a role such as `admin`, the name of the product, or the name of a simulated fan. */
export function isReservedUsername(username: string): boolean {
  const whole = foldLetters(username);
  const candidates = [whole, foldLetters(username.replaceAll(/\d+$/g, '')), ...wordsOf(username).map(foldLetters)];
  return whole.includes(productForm) || fanForms.has(whole) || candidates.some((form) => roleForms.has(form));
}
