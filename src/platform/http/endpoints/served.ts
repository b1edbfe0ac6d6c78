import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/api/endpoint.ts';
import type { RawInput } from './parse-input.ts';
import type { Visit } from '../visit/create-visit.ts';

type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  visit: Visit;
  /** in development and tests, a response that violates its schema is an error */
  validateResponses: boolean;
};

/**
 * An endpoint with its handler. `call` is for callers in the same process, if the response is data, `respond` for HTTP.
 */
export type Served = {
  endpoint: Endpoint;
  call?: (raw: RawInput, visit: Visit) => Promise<unknown>;
  respond(exchange: Exchange): Promise<unknown>;
};

/** Handlers by the name of their endpoint. */
export type ServedRoutes = Record<string, Served>;

export function rawInput({ params, query, body }: FastifyRequest): RawInput {
  return { params, query, body };
}
