/** Parameters of an address that make another page of it; the rest (a sort, a part of a list) is one page's own affair. */
const telling = [
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

/** Ends of addresses that the specification writes with a slash. */
const endsWithSlash = (path: string): boolean => /^\/player\b/.test(path);

/**
 * The one spelling of a page's address, of the many that lead to it: the route's own letter case, its own slash at the
 * end, and of the search only what tells pages apart, in one order.
 */
export function canonicalAddress(
  pattern: string,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string {
  const path = `/${pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;
  const kept = telling.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []));
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  return `${path}${endsWithSlash(path) ? '/' : ''}${query}`;
}
