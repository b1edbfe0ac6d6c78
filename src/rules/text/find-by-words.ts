import { removeAccents } from '#rules/baseball/player-names.ts';

type Named = { name: string; /** further words by which it is found */ words?: string };

type Folded = { words: string[]; joined: string };

/** a typed word of fewer letters must be without an error */
const shortestWithError = 4;

/** The words of each list, computed once: a search of 10,000 names takes a few milliseconds. */
const foldedLists = new WeakMap<readonly Named[], Folded[]>();

/** How an item that was found has the words of a text: 0 as words of its own, 1 as parts of them, 2 otherwise, such as with an error. */
export function nearnessOf({ name, words = '' }: Named, text: string): 0 | 1 | 2 {
  const [own, typed] = [fold(`${name} ${words}`), fold(text)];
  if (typed.every((word) => own.includes(word))) return 0;
  return typed.every((word) => own.some((each) => each.includes(word))) ? 1 : 2;
}

/** 'pat oconnell jr' of 'Pát O’Connell, Jr.' */
function fold(text: string): string[] {
  const letters = removeAccents(text)
    .toLowerCase()
    .replaceAll(/['’ʻ.]/g, '');
  return letters.split(/[^\p{L}\p{N}/-]+/u).filter((word) => word !== '');
}

function foldAll(list: readonly Named[]): Folded[] {
  const cached = foldedLists.get(list);
  if (cached !== undefined) return cached;
  const folded = list.map(({ name, words = '' }) => ({ words: fold(`${name} ${words}`), joined: fold(name).join('') }));
  foldedLists.set(list, folded);
  return folded;
}

/** Whether two texts differ in one letter: another, missing or further one, or two that are swapped. */
function differInOneLetter(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [oneEnd, otherEnd] = [one.length, other.length];
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1])
    [oneEnd, otherEnd] = [oneEnd - 1, otherEnd - 1];
  const [changed, into] = [one.slice(start, oneEnd), other.slice(start, otherEnd)];
  if (changed.length <= 1 && into.length <= 1) return true;
  return changed.length === 2 && into.length === 2 && changed[0] === into[1] && changed[1] === into[0];
}

/** Whether a word begins with what is typed, but for one letter. */
function beginsNearly(word: string, typed: string): boolean {
  if (typed.length < shortestWithError) return false;
  return [0, 1, -1].some((more) => differInOneLetter(typed, word.slice(0, typed.length + more)));
}

/** How far a word is from what is typed: 0 is the same, 1 begins with it, 2 contains it, 3 or 4 (another first letter) begins nearly with it. */
function distanceOf(word: string, typed: string, allowsErrors: boolean): number {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (word.includes(typed)) return 2;
  if (!allowsErrors || !beginsNearly(word, typed)) return Infinity;
  return word[0] === typed[0] ? 3 : 4;
}

/** The sum of the distances of the typed words, each to a word of its own. */
function distanceOfAll({ words, joined }: Folded, typed: readonly string[], allowsErrors: boolean): number {
  const free = [...words];
  let sum = 0;
  for (const each of typed) {
    const distances = free.map((word) => distanceOf(word, each, allowsErrors));
    const least = Math.min(...distances);
    if (least === Infinity) return joined.includes(typed.join('')) ? 2 : Infinity;
    free.splice(distances.indexOf(least), 1);
    sum += least;
  }
  return sum;
}

/**
 * The items that have all typed words, in any order, the nearest first, of equals those with that name, and then in the order of the list. Case, accents, apostrophes
 * and points are ignored. If there are none, words of four letters and more may have one error.
 */
export function findByWords<Item extends Named>(list: readonly Item[], text: string, limit = 4): Item[] {
  const typed = fold(text);
  if (typed.length === 0) return [];
  const folded = foldAll(list);
  const find = (allowsErrors: boolean) =>
    list
      .map((item, index) => {
        const each = folded[index] ?? { words: [], joined: '' };
        const isNamed = each.joined.includes(typed.join(''));
        return { item, isNamed, distance: distanceOfAll(each, typed, allowsErrors) };
      })
      .filter(({ distance }) => distance < Infinity)
      .toSorted((a, b) => a.distance - b.distance || Number(b.isNamed) - Number(a.isNamed))
      .slice(0, limit)
      .map(({ item }) => item);
  const found = find(false);
  return found.length > 0 ? found : find(true);
}
