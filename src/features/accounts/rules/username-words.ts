import { foldPassword } from './fold-password.ts';
import { usernameSkeleton } from './username-skeleton.ts';

/** The letters of a text, without look-alikes and leetspeak. */
export function foldLetters(text: string): string {
  return foldPassword(usernameSkeleton(text)).replaceAll(/[^\p{L}]/gu, '');
}

/** Inserts a space before each capital letter that follows a small one: `BatBoy` becomes `Bat Boy`. */
export function splitCapitals(name: string): string {
  return name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** The number of code points. */
export function countCharacters(text: string): number {
  return text.match(/./gsu)?.length ?? 0;
}
