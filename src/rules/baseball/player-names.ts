/** Stands in for a name that nothing has. The id of a player says nothing to a fan. */
export const unknownPlayer = 'Unknown player';

const suffixes = new Set(['Jr.', 'Sr.', 'II', 'III', 'IV']);
const particles = new Set(['de', 'la', 'De', 'La', 'Del', 'del', 'Van', 'van', 'Von', 'von', 'St.']);

/** The part of a name that a scoreboard shows: 'Tatis Jr.' of 'Fernando Tatis Jr.', 'De La Cruz' of 'Bryan De La Cruz'. */
export function surname(name: string): string {
  const words = name.split(' ');
  let start = words.length - 1;
  if (start > 1 && suffixes.has(words[start] ?? '')) start -= 1;
  while (start > 1 && particles.has(words[start - 1] ?? '')) start -= 1;
  return words.slice(Math.max(start, 0)).join(' ');
}

/** The part before the surname: 'Fernando', 'Bryan'; empty for a single name. */
export function givenName(name: string): string {
  return name.slice(0, name.length - surname(name).length).trim();
}

/** 'Fletcher’s', 'Adames’': of a player or a club */
export function possessive(name: string): string {
  return `${name}${name.endsWith('s') ? '’' : '’s'}`;
}

/** 'Rodriguez' of 'Rodríguez'. */
export function removeAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
