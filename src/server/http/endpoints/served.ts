import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallOutput, Endpoint } from '#contract/api/endpoint.ts';
import type { Endpoints } from '#contract/api/endpoints.ts';
import type { RawInput } from './parse-input.ts';
import type { Visit } from '../visit/create-visit.ts';

export type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  visit: Visit;
  /** in development and tests, a response that violates its schema is an error */
  validateResponses: boolean;
};

/**
 * An endpoint with its handler. `call` is for callers in the same process, `respond` for HTTP.
 */
export type Served<E extends Endpoint> = {
  endpoint: E;
  call(raw: RawInput, visit: Visit): Promise<CallOutput<E>>;
  respond(exchange: Exchange): Promise<unknown>;
};

/** The handlers of all routes of the contract; a missing one does not compile. */
export type ServedRoutes = { [Name in keyof Endpoints]: Served<Endpoints[Name]> };

export function rawInput({ params, query, body }: FastifyRequest): RawInput {
  return { params, query, body };
}
