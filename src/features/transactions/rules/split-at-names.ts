import type { Person } from '#rules/baseball/game/model.ts';

/** A piece of text, or a person named in the sentence. */
type SentencePart = string | Person;

type Match = { at: number; end: number; id: number };

/**
 * Splits a sentence at the names in it so that they can become links. Whole words are compared; accents and case are
 * ignored. A person with another first name in the sentence is found by a surname that occurs once.
 */
export function splitAtNames(sentence: string, people: readonly Person[]): SentencePart[] {
  const text = sentence.normalize('NFC');
  const plain = withoutAccents(text);
  const matches = people.flatMap((person) => findName(person, plain)).toSorted((a, b) => a.at - b.at || b.end - a.end);
  const parts: SentencePart[] = [];
  let from = 0;
  for (const { at, end, id } of matches) {
    if (at < from) continue;
    if (at > from) parts.push(text.slice(from, at));
    parts.push({ id, name: text.slice(at, end) });
    from = end;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

const suffix = / (?:jr\.?|sr\.?|i{2,3}|iv)$/;

/** The positions of a name: of the full name, otherwise without 'Jr.', otherwise of the last word alone. */
function findName({ id, name }: Person, plain: string): Match[] {
  const full = withoutAccents(name.normalize('NFC'));
  const withoutSuffix = full.replace(suffix, '');
  const lastWord = withoutSuffix.slice(withoutSuffix.lastIndexOf(' ') + 1);
  const byName = [full, withoutSuffix].map((text) => findRanges(plain, text)).find((ranges) => ranges.length > 0);
  const byLastWord = findRanges(plain, lastWord);
  const ranges = byName ?? (byLastWord.length === 1 ? byLastWord : []);
  return ranges.map((range) => ({ ...range, id }));
}

function findRanges(plain: string, text: string): { at: number; end: number }[] {
  const ranges: { at: number; end: number }[] = [];
  if (text === '') return ranges;
  for (let at = plain.indexOf(text); at >= 0; at = plain.indexOf(text, at + 1)) {
    const end = at + text.length;
    if (!isLetter(plain[at - 1]) && !isLetter(plain[end])) ranges.push({ at, end });
  }
  return ranges;
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

/** The result has the same length as the text, so that positions in it are valid in the text. */
function withoutAccents(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .split('')
    .map((character) => character.normalize('NFD').charAt(0).toLowerCase().charAt(0))
    .join('');
}

/** Most sentences are ASCII and need no conversion of single characters. */
const ascii = /^[ -~]*$/;
