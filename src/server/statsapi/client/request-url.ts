export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

export type UpstreamQuery = Record<string, QueryValue>;

/** The address of a request, the same for the same question: parameters in alphabetical order, lists joined by commas. */
export function requestUrl(baseUrl: string, path: string, query: UpstreamQuery = {}): string {
  const url = new URL(baseUrl.replace(/\/+$/, '') + path);
  for (const name of Object.keys(query).toSorted()) {
    const value = query[name];
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}
