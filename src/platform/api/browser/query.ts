import { queryOptions, type Query, type UnusedSkipTokenOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput, Endpoint, RouteOf } from '../endpoint.ts';
import type { CallParts } from '../page-renderer.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [route: string, input: CallParts];
    queryMeta: {
      /** the status of an error that means null, such as 404 */
      nullFor?: number;
    };
  }
}

type Options<Data> = Omit<UnusedSkipTokenOptions<Data>, 'queryKey'>;

/**
 * The query of an endpoint: `query<typeof standings>('GET /api/standings', { query: { season } })`. `Data`: what is in the cache, when
 * `options` change it. A parameter that is undefined is as if it were absent.
 */
/* @__NO_SIDE_EFFECTS__ */
export function query<E extends Endpoint, Data = CallOutput<E>>(
  route: RouteOf<E>,
  input: CallInput<E> & CallParts,
  options: Options<Data> = {},
) {
  return queryOptions<Data>({ ...options, queryKey: [route, input] });
}

type Route = `GET ${string}`;

const isOf = ({ queryKey }: Query, routes: readonly Route[]): boolean => routes.some((route) => route === queryKey[0]);

const ofAll: Route[] = ['GET /api/league', 'GET /api/check_session', 'GET /api/games/:gamePk'];

/** A filter of what depends on the viewer: everything but the league, the session, and the game, which its stream updates. */
export const ofViewer = { predicate: (each: Query) => !isOf(each, ofAll) };

/** A filter of the queries of these endpoints. */
export function queriesOf(...routes: Route[]) {
  return { predicate: (each: Query) => isOf(each, routes) };
}
