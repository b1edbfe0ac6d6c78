import {
  queryOptions,
  type Query,
  type UnusedSkipTokenOptions,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { isApiError, isClientError } from '../api/api-error.ts';
import type { CallInput, CallOutput, Endpoint, RouteOf, CallParts, Call } from '../api/endpoint.ts';

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

const maxRetries = 2;

/** A 4xx response is not retried because it would be the same again. */
const shouldRetry = (failures: number, error: Error): boolean => failures < maxRetries && !isClientError(error);

/** The cache of the responses. `call` requests what a `query` names. */
export function createQueryClient({ call, isServer }: { call: Call; isServer: boolean }): QueryClient {
  const queryFn = ({ queryKey, meta }: QueryFunctionContext) =>
    call(...queryKey).catch((error: unknown) => {
      if (isApiError(error) && error.status === meta?.nullFor) return null;
      throw error;
    });
  return new QueryClient({
    defaultOptions: {
      queries: isServer
        ? { queryFn, retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
        : { queryFn, retry: shouldRetry, staleTime: 5_000 },
    },
  });
}
