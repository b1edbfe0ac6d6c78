import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '#platform/api/api-error.ts';
import type { Call, Endpoint } from '#platform/api/endpoint.ts';
import { InvalidInput } from '../app-error.ts';
import type { Visit } from '../create-visit.ts';
import { toHttpError } from '../send-error.ts';
import { describeIssue } from './describe-issue.ts';

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

/** Handlers by the method and path of their endpoint, such as 'GET /api/games'. */
export function servedByRoute(routes: ServedRoutes): ReadonlyMap<string, Served> {
  return new Map(Object.values(routes).map((each) => [`${each.endpoint.method} ${each.endpoint.path}`, each]));
}

/** The public API for pages rendered on the server: the same parsing, authorization and errors as over HTTP. */
export function createInProcessCall(routes: ServedRoutes, onFailure: (error: unknown) => void): (visit: Visit) => Call {
  const served = servedByRoute(routes);
  return (visit) => async (route, input) => {
    const { call } = served.get(route) ?? {};
    if (call === undefined) throw new Error(`There is no endpoint ${route} with data`);
    try {
      return await call(input, visit);
    } catch (error) {
      const { status, body } = toHttpError(error);
      if (status >= 500) onFailure(error);
      throw new ApiError(status, body);
    }
  };
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown;

/** The parsed input of a handler: the parts for which the endpoint has a schema. */
export type ParsedInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

export type RawInput = { params?: unknown; query?: unknown; body?: unknown };

const parts = ['params', 'query', 'body'] as const;

/** Parses the input of a call with the endpoint's schemas. Throws `InvalidInput` with every invalid field. */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): ParsedInput<E> {
  const parsed: RawInput = {};
  const errors: Record<string, string> = {};
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    const result = schema.safeParse(raw[part] ?? {});
    if (result.success) parsed[part] = result.data;
    else for (const issue of result.error.issues) errors[issue.path.join('.') || part] ??= describeIssue(issue);
  }
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built by these very schemas, in a loop that types cannot follow
  return parsed as ParsedInput<E>;
}
