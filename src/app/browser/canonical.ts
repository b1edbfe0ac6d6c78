import type { PageRoute } from './page-routes.tsx';

/** The canonical path of a page: the path as the table of pages writes it and the parameters that select it in one order. */
export function canonicalPath(
  { path: pattern, parameters }: Pick<PageRoute, 'path' | 'parameters'>,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string {
  const path = pattern.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const present = parameters.toSorted().flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []));
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}
