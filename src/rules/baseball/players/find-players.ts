import { removeAccents } from './remove-accents.ts';

type Named = { name: string };

/** Normalized names per list, cached as long as the list exists: a search of 10,000 names takes less than 1 ms. */
const normalizedNames = new WeakMap<readonly Named[], string[]>();

/**
 * Players whose names contain the text; case and accents are ignored. Names with a word that begins with the text come
 * first, then the others, both in the order of the list.
 */
export function findPlayers<P extends Named>(players: readonly P[], text: string, limit = 4): P[] {
  const wanted = normalize(text);
  if (wanted === '') return [];
  const names = namesOf(players);
  const beginning: P[] = [];
  const containing: P[] = [];
  for (const [index, player] of players.entries()) {
    if (!names[index]?.includes(wanted)) continue;
    if (names[index]?.includes(` ${wanted}`)) beginning.push(player);
    else if (containing.length < limit) containing.push(player);
    if (beginning.length === limit) break;
  }
  return [...beginning, ...containing].slice(0, limit);
}

function namesOf(players: readonly Named[]): string[] {
  const cached = normalizedNames.get(players);
  if (cached !== undefined) return cached;
  const names = players.map(({ name }) => ` ${normalize(name)}`);
  normalizedNames.set(players, names);
  return names;
}

function normalize(text: string): string {
  return removeAccents(text).toLowerCase().trim();
}
