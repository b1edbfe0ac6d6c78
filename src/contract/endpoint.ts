import type { z } from 'zod';
import type { Route } from './routes.ts';

/** One call of the public API as data. Server routes, the typed client and the OpenAPI page are all read off this. */
export type Endpoint = Route & {
  /** one sentence for the OpenAPI page */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** the shape of a 200 answer; absent for streams and pictures, which say their media type instead */
  response?: z.ZodType;
  /** of a success; absent: 200 */
  status?: 201;
  /**
   * Who may call: `signed-in` anybody with a session (else 401), `owner` only the user whom the path's `id` names (else 403).
   * Absent: everyone.
   */
  access?: 'signed-in' | 'owner';
  /** what a visitor without a session is told instead of the usual words */
  signInWords?: string;
  /** the answer depends on who asks, so that no cache may keep it; calls with `access` and those that change something are private anyway */
  isPrivate?: true;
  /** a refusal's body, where it is not `ErrorBody`: see `errors.ts` */
  refusals?: 'in-words' | 'of-sign-up';
  mediaType?: 'text/event-stream' | 'image/svg+xml' | 'image/webp' | 'image/png';
  /** seconds for which any cache may keep the answer without asking again; absent: ask each time, by ETag */
  maxAge?: number;
};

/** What a caller may hand to an endpoint: its inputs before parsing, so defaults may be left out. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: z.input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: z.input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: z.input<E['body']> } : unknown);

/** What a caller gets. */
export type CallOutput<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : never;
