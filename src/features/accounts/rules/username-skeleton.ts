import { confusables } from './confusables.ts';

const toText = (codes: string): string =>
  String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 16)));

const prototypes = new Map(
  confusables.split(' ').flatMap((entry) => {
    const [prototype = '', sources = ''] = entry.split('=');
    return sources.split(',').map((source) => [toText(source), toText(prototype)] as const);
  }),
);

/** The skeleton of UTS 39: two texts that look alike have the same one. */
function skeleton(text: string): string {
  return Array.from(text.normalize('NFD'), (character) => prototypes.get(character) ?? character)
    .join('')
    .normalize('NFD');
}

/**
 * The form in which two usernames that look alike are identical, regardless of letter case. Takes the stored form
 * (`normalizeUsername`). Source: Unicode Technical Standard 39, "Confusable Detection".
 */
export function usernameSkeleton(username: string): string {
  return skeleton(skeleton(username).toLowerCase());
}
