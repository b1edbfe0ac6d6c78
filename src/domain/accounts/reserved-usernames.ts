import { fanNames } from '#domain/simulated-fans/fan-names.ts';
import { foldPassword } from './fold-password.ts';
import { usernameSkeleton } from './username-skeleton.ts';

/** Words of a username that suggest an official account. */
const roles = (
  'admin administrator mod moderator sysadmin root superuser webmaster postmaster hostmaster abuse security support ' +
  'helpdesk staff official operator system commissioner null undefined anonymous deleted'
).split(' ');

const fold = (text: string): string => foldPassword(usernameSkeleton(text)).replaceAll(/[^\p{L}]/gu, '');
const roleForms = new Set(roles.map(fold));
const productForm = fold('CalledShot');
const fanForms = new Set(fanNames.map(fold));

/** The words of a name: separated by punctuation, digits or capital letters. */
const wordsOf = (name: string): string[] => name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{M}]+/u);

/** Whether a username is reserved: a role such as `admin`, the name of the product, or the name of a simulated fan. */
export function isReservedUsername(username: string): boolean {
  const whole = fold(username);
  const candidates = [whole, fold(username.replaceAll(/\d+$/g, '')), ...wordsOf(username).map(fold)];
  return whole.includes(productForm) || fanForms.has(whole) || candidates.some((form) => roleForms.has(form));
}
