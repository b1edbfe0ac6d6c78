import { objectNotFound } from './api-error.ts';
import type { Query } from './query.ts';

/** A request for a path of the Stats API at a league time (epoch ms). */
type ApiRequest = { path: string; query: Query; now: number };

export type ApiHandler = (request: ApiRequest) => unknown;

export type RouteRequest = ApiRequest & { params: Readonly<Record<string, string>> };

/** By path pattern, in which `:name` matches one part of the path: what returns the JSON body of a 200, or throws an `ApiError`. */
export type Routes = Readonly<Record<string, (request: RouteRequest) => unknown>>;

/** Calls the handler of the first pattern that matches the path, or else `fallback` (the API's 404). */
export function createRouter(routes: Routes, fallback: ApiHandler = throwNotFound): ApiHandler {
  const table = Object.entries(routes).map(([pattern, handler]) => ({ matcher: toRegExp(pattern), handler }));
  return (request) => {
    for (const { matcher, handler } of table) {
      const match = matcher.exec(request.path);
      if (match) return handler({ ...request, params: match.groups ?? {} });
    }
    return fallback(request);
  };
}

function throwNotFound(): never {
  throw objectNotFound();
}

function toRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
}
