import { objectNotFound } from './refusal.ts';
import type { Query } from './query.ts';

/** What a route is asked: `now` is league time (epoch ms). */
export type Ask = { path: string; params: Readonly<Record<string, string>>; query: Query; now: number };

/** Gives the JSON body of a 200, or throws a `Refusal`. */
export type Handler = (ask: Ask) => unknown;

/** `:name` in a pattern stands for one part of the path. */
export type Routes = Readonly<Record<string, Handler>>;

export type Answerer = (ask: Omit<Ask, 'params'>) => unknown;

/** The first pattern that fits answers; where none fits, `otherwise` (the API's 404). */
export function answerer(routes: Routes, otherwise: Answerer = refuse): Answerer {
  const table = Object.entries(routes).map(([pattern, handler]) => ({ matcher: compile(pattern), handler }));
  return (ask) => {
    for (const { matcher, handler } of table) {
      const match = matcher.exec(ask.path);
      if (match) return handler({ ...ask, params: match.groups ?? {} });
    }
    return otherwise(ask);
  };
}

function refuse(): never {
  throw objectNotFound();
}

function compile(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
}
