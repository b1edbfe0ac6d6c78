import { countCharacters } from '#features/accounts/rules/count-characters.ts';
import { containsSlur } from '#features/accounts/rules/slurs.ts';

/** Letters, digits, punctuation, symbols and single spaces: no control and no formatting characters. */
const validName = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const stackedMarks = /\p{M}{3}|\p{Me}/u;

/** The form that is stored and shown. */
export function normalizeLeagueName(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
}

/** The error of a normalized name of a private league; null for a valid one. Several leagues can have the same name. */
export function leagueNameFault(name: string): string | null {
  const length = countCharacters(name);
  if (length < 3 || length > 40) return 'must have 3 to 40 characters';
  if (!validName.test(name) || invisible.test(name) || stackedMarks.test(name.normalize('NFD')))
    return 'may contain letters, digits, spaces and punctuation';
  return containsSlur(name) ? 'is offensive; choose another' : null;
}
