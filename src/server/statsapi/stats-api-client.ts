import type { Answer } from './answer.ts';
import type { KindName } from './kinds.ts';

export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

export type UpstreamQuery = Record<string, QueryValue>;

export type UpstreamRequest = {
  query?: UpstreamQuery;
  /** decides how long the answer stays fresh */
  kind: KindName;
};

/**
 * The one door to the upstream. `get` resolves with parsed JSON, from the cache while it is fresh; when the upstream
 * fails, with the last good answer marked stale. Rejects with `UpstreamError` (or `UpstreamNotFound`) when there is none.
 */
export type StatsApiClient = {
  get(path: string, request: UpstreamRequest): Promise<Answer<unknown>>;
  /** as `get`, seen through `convert`; a body that `convert` refuses (throws) counts as an upstream failure */
  read<T>(path: string, request: UpstreamRequest & { convert: (body: unknown) => T }): Promise<Answer<T>>;
  /** the data notice that the newest answer carried; null before the first */
  copyright(): string | null;
};
