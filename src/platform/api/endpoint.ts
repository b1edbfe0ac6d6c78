import type { z } from 'zod';
import type { ResultTopic } from '#rules/viewer/viewer.ts';

/** Texts for other programs, and pages for other sites and for links in mail, in UTF-8. */
export type TextType = 'application/atom+xml' | 'text/calendar' | 'text/csv' | 'text/html' | 'text/plain';

/**
 * Which results are in a response, and who does not see them: a viewer who hides scores, and a viewer who is behind (held or delayed).
 * `none`: play decides nothing in it. `shown`: its handler selects what the viewer may see, by `viewer.show`. Otherwise the response is
 * refused while the `topic` is hidden, and to a viewer who is behind, if it may contain later results.
 * `changes`: `at finals` when games end, `live` while they are played, `no` never.
 * `levels`: whose games change it; default: that of the query, or the major leagues.
 * `without`: what is left of the response without all that the games of some clubs decide, for a viewer who hides only clubs; null: nothing.
 * Default: nothing is. `lastDay`: the last league day (YYYY-MM-DD) of what a query asks for; undefined or absent: the present. Earlier days are not hidden.
 */
type Results =
  | 'none'
  | 'shown'
  | {
      topic: ResultTopic;
      changes: 'live' | 'at finals' | 'no';
      levels?: 'minor';
      without?(response: unknown, clubs: ReadonlySet<number>): unknown;
      lastDay?(query: object): string | undefined;
    };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What an endpoint declares beside its method and path. */
type Options = {
  /** one sentence for the OpenAPI page */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** the body may be a form of a browser or a mail program, which is not read */
  hasForm?: true;
  /** the body of a successful response; absent for streams, pictures and texts, which have a `mediaType` instead */
  response?: z.ZodType;
  /** status code of a success; default: 200 */
  status?: 201;
  /**
   * Who may call: `signed-in` any user with a session (else 401), `owner` only the user with the `id` of the path (else 403),
   * `admin` only admins (else 403).
   * Default: everyone.
   */
  access?: 'signed-in' | 'owner' | 'admin';
  /** An API key identifies the user like a session. Default: requests with a key are refused, unless the response is the same for all. */
  allowsKeys?: true;
  /**
   * A success changes what all visitors see, such as the name of a user; an array: only with one of these fields in the body. Default:
   * nothing that is shown before the next second.
   */
  changesPublicData?: true | readonly string[];
  /** error message for visitors, instead of the default */
  signInMessage?: string;
  /**
   * The response depends on the caller and must not be cached; endpoints with `access` and those that write are always private.
   * `with-session`: it is the same for all callers without a session, so that the server makes it once for them.
   */
  isPrivate?: true | 'with-session';
  /** body of an error response, when it is not `ErrorBody`: see `error-bodies.ts`; `document`: a page without scripts, or plain text */
  errorFormat?: 'plain' | 'sign-up' | 'document';
  mediaType?: 'text/event-stream' | 'image/svg+xml' | 'image/webp' | 'image/png' | TextType;
  /** `max-age` of the response in seconds; default: revalidate each time by ETag */
  maxAge?: number;
};

/** Every endpoint decides. A change is made before its response could be refused. */
type Deciding<M extends Method> = { results: M extends 'GET' ? Results : 'none' | 'shown' };

/** One endpoint of the public API as data. Server routes, the typed client and the OpenAPI page are derived from it. */
export type Endpoint = Options & { method: Method; path: string; results: Results };

type SplitRoute<R extends string> = R extends `${infer M extends Method} ${infer P}` ? { method: M; path: P } : never;

/** Declares an endpoint at a route, such as `GET /api/standings`. Both are in its type, so that callers name it by its route. */
export function endpoint<
  const R extends `${Method} /${string}`,
  const O extends Options & Deciding<SplitRoute<R>['method']>,
>(route: R, options: O & Record<Exclude<keyof O, keyof Options | 'results'>, never>): SplitRoute<R> & O {
  const [method, path] = route.split(' ');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- types cannot follow the splitting of a text
  return { method, path, ...options } as object as SplitRoute<R> & O;
}

/** The name of an endpoint: its method and path, such as `GET /api/standings`. */
export type RouteOf<E extends Endpoint> = `${E['method']} ${E['path']}`;

/** The input of a call before parsing: fields with defaults may be left out. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: z.input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: z.input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: z.input<E['body']> } : unknown);

/** The result of a call. */
export type CallOutput<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : never;

/** The parameters and the body of a call. */
export type CallParts = { params?: object; query?: object; body?: unknown };

/** Calls an endpoint by its route, such as `GET /api/standings`: over HTTP in the browser, in process on the server. Rejects with `ApiError`. */
export type Call = (route: string, input: CallParts) => Promise<unknown>;
