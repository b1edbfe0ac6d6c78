type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

export type UpstreamQuery = Record<string, QueryValue>;

/** Formats a request URL. Equal requests have equal URLs: parameters are sorted by name, lists are joined by commas. */
export function requestUrl(baseUrl: string, path: string, query: UpstreamQuery = {}): string {
  const url = new URL(baseUrl.replace(/\/+$/, '') + path);
  for (const name of Object.keys(query).toSorted()) {
    const value = query[name];
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}
