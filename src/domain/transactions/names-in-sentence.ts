import type { Person } from '#domain/game/model.ts';

/** A stretch of a sentence, or a person whom it names there. */
export type SentencePart = string | Person;

/** A sentence taken apart at the names in it, so that they can be links. Accents and case do not matter, whole words do. */
export function namesInSentence(sentence: string, people: readonly Person[]): SentencePart[] {
  const text = sentence.normalize('NFC');
  const plain = withoutAccents(text);
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length);
  const parts: SentencePart[] = [];
  let from = 0;
  for (let next = nextName(plain, longestFirst, from); next !== null; next = nextName(plain, longestFirst, from)) {
    if (next.at > from) parts.push(text.slice(from, next.at));
    from = next.at + next.person.name.normalize('NFC').length;
    parts.push({ id: next.person.id, name: text.slice(next.at, from) });
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

type Found = { at: number; person: Person };

function nextName(plain: string, people: readonly Person[], from: number): Found | null {
  const found = people.flatMap((person): Found[] => {
    const at = wholeWords(plain, withoutAccents(person.name.normalize('NFC')), from);
    return at === null ? [] : [{ at, person }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

function wholeWords(plain: string, name: string, from: number): number | null {
  if (name === '') return null;
  for (let at = plain.indexOf(name, from); at >= 0; at = plain.indexOf(name, at + 1)) {
    if (!isLetter(plain[at - 1]) && !isLetter(plain[at + name.length])) return at;
  }
  return null;
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

/** Of the same length, so that a place in it is a place in the original. */
const withoutAccents = (text: string): string =>
  text
    .split('')
    .map((character) => character.normalize('NFD').charAt(0).toLowerCase().charAt(0))
    .join('');
