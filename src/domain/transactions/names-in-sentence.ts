import type { Person } from '#domain/game/model.ts';

/** A stretch of a sentence, or a person whom it names there. */
export type SentencePart = string | Person;

type Found = { at: number; end: number; id: number };

/**
 * A sentence taken apart at the names in it, so that they can be links. Accents and case do not matter, whole words do.
 * Who goes by another first name in it is found by the surname, if that stands there once.
 */
export function namesInSentence(sentence: string, people: readonly Person[]): SentencePart[] {
  const text = sentence.normalize('NFC');
  const plain = withoutAccents(text);
  const found = people.flatMap((person) => placesOf(person, plain)).toSorted((a, b) => a.at - b.at || b.end - a.end);
  const parts: SentencePart[] = [];
  let from = 0;
  for (const { at, end, id } of found) {
    if (at < from) continue;
    if (at > from) parts.push(text.slice(from, at));
    parts.push({ id, name: text.slice(at, end) });
    from = end;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

const suffix = / (?:jr\.?|sr\.?|i{2,3}|iv)$/;

/** Where a sentence names a person: by the whole name, else without 'Jr.', else by the surname alone. */
function placesOf({ id, name }: Person, plain: string): Found[] {
  const whole = withoutAccents(name.normalize('NFC'));
  const bare = whole.replace(suffix, '');
  const surname = bare.slice(bare.lastIndexOf(' ') + 1);
  const spelled = [whole, bare].map((words) => wholeWords(plain, words)).find((places) => places.length > 0);
  const bySurname = wholeWords(plain, surname);
  const places = spelled ?? (bySurname.length === 1 ? bySurname : []);
  return places.map((place) => ({ ...place, id }));
}

function wholeWords(plain: string, words: string): { at: number; end: number }[] {
  const places: { at: number; end: number }[] = [];
  if (words === '') return places;
  for (let at = plain.indexOf(words); at >= 0; at = plain.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!isLetter(plain[at - 1]) && !isLetter(plain[end])) places.push({ at, end });
  }
  return places;
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

/** Of the same length, so that a place in it is a place in the original. */
function withoutAccents(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .split('')
    .map((character) => character.normalize('NFD').charAt(0).toLowerCase().charAt(0))
    .join('');
}

/** Most sentences; the other way takes every letter by itself. */
const isPlain = /^[ -~]*$/;
