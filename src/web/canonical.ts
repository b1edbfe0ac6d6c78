/** Search parameters that select another page. The others (a sort order, a part of a list) do not change the canonical address. */
const canonicalParameters = [
  'category',
  'date',
  'from',
  'group',
  'league',
  'level',
  'period',
  'player',
  'position',
  'season',
  'team',
  'type',
  'view',
  'window',
];

/** The canonical address of a page: the path as the table of pages writes it and the canonical parameters in one order. */
export function canonicalAddress(
  pattern: string,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string {
  const path = pattern.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const present = canonicalParameters.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []));
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}
