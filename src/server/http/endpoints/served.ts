import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallOutput, Endpoint } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { RawInput } from './parse-input.ts';
import type { Visit } from '../visit/visit.ts';

export type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  visit: Visit;
  /** development and tests: an answer of ours that breaks its own schema is an error */
  checkAnswers: boolean;
};

/** An endpoint with what stands behind it. `answer` is for callers in the same process, `respond` for HTTP. */
export type Served<E extends Endpoint> = {
  endpoint: E;
  answer(raw: RawInput, visit: Visit): Promise<CallOutput<E>>;
  respond(exchange: Exchange): Promise<unknown>;
};

/** One for every route of the contract: a missing one does not compile. */
export type ServedRoutes = { [Name in keyof Endpoints]: Served<Endpoints[Name]> };

export function rawInput({ params, query, body }: FastifyRequest): RawInput {
  return { params, query, body };
}
