import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallOutput, Endpoint } from '#contract/api/endpoint.ts';
import type { Endpoints } from '#contract/api/endpoints.ts';
import type { SharedResponses } from '../shared/shared-responses.ts';
import type { RawInput } from './parse-input.ts';
import type { Visit } from '../visit/create-visit.ts';

export type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  visit: Visit;
  /** in development and tests, a response that violates its schema is an error */
  validateResponses: boolean;
  /** absent: every request is handled */
  shared?: SharedResponses | undefined;
};

/**
 * An endpoint with its handler. `call` is for callers in the same process, `respond` for HTTP. With `shared`, a public call may
 * return the result of another caller's.
 */
export type Served<E extends Endpoint> = {
  endpoint: E;
  call(raw: RawInput, visit: Visit, shared?: SharedResponses): Promise<CallOutput<E>>;
  respond(exchange: Exchange): Promise<unknown>;
};

/** The handlers of all routes of the contract; a missing one does not compile. */
export type ServedRoutes = { [Name in keyof Endpoints]: Served<Endpoints[Name]> };

export function rawInput({ params, query, body }: FastifyRequest): RawInput {
  return { params, query, body };
}
