import { containsSlur } from '#features/accounts/rules/slurs.ts';
import { countCharacters } from '#features/accounts/rules/username-words.ts';
import { picksForRank as picksForBoard } from '#rules/picks/skill.ts';

/** Letters and digits without I, L, O and U, which look like others or make words. Source: Crockford's Base32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 32 to the power of 10 codes: about 10^15 */
export const codeLength = 10;

/** Returns the code of `codeLength` random bytes. */
export function invitationCode(bytes: Uint8Array): string {
  return [...bytes.subarray(0, codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** The code that a user has entered: in any case, with spaces and dashes, and O, I and L for 0 and 1. Null if it is none. */
export function parseInvitationCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === codeLength && code.split('').every((letter) => alphabet.includes(letter)) ? code : null;
}

/** '7K2M9-QX4RT' */
export function formatInvitationCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** Letters, digits, punctuation, symbols and single spaces: no control and no formatting characters. */
const validName = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const stackedMarks = /\p{M}{3}|\p{Me}/u;

/** The form that is stored and shown. */
export function normalizePrivateLeagueName(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
}

/** The error of a normalized name of a private league; null for a valid one. Several leagues can have the same name. */
export function privateLeagueNameFault(name: string): string | null {
  const length = countCharacters(name);
  if (length < 3 || length > 40) return 'must have 3 to 40 characters';
  if (!validName.test(name) || invisible.test(name) || stackedMarks.test(name.normalize('NFD')))
    return 'may contain letters, digits, spaces and punctuation';
  return containsSlur(name) ? 'is offensive; choose another' : null;
}

/** Members of one private league. */
export const maxMembers = 500;

/** Private leagues of one user. */
export const maxPrivateLeagues = 50;

/** `joinedAt`: epoch ms (UTC) */
export type Member = { userId: number; joinedAt: number; isAdmin: boolean };

/**
 * The member who becomes admin because no admin is left: the longest-standing one. Null while there is an admin, and without
 * members.
 */
export function nextAdmin(members: readonly Member[]): Member | null {
  if (members.some(({ isAdmin }) => isAdmin)) return null;
  const [first] = members.toSorted((one, other) => one.joinedAt - other.joinedAt || one.userId - other.userId);
  return first ?? null;
}

/**
 * Graded picks that a rank by skill or by confidence needs in the table of a league, by period. A season and all seasons need as
 * many as the boards; a month and a week have too few games for that.
 */
export const picksForRank = { week: 10, month: 40, season: picksForBoard, all: picksForBoard } as const;
